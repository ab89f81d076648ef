//
//  NoteViewController.swift
//  Scenes
//

import UIKit

/// What a window shows: the name of its note, and how long the user has been working.
class NoteViewController: UIViewController {

    let nameLabel = UILabel()
    let clockLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 40)
        clockLabel.frame = CGRect(x: 20, y: 110, width: view.bounds.width - 40, height: 40)
        view.addSubview(nameLabel)
        view.addSubview(clockLabel)
    }

}
