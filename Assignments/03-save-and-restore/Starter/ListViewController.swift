//
//  ListViewController.swift
//  SaveAndRestore
//

import UIKit

class ListViewController: UIViewController {

    let listLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.frame = view.bounds
        listLabel.textAlignment = .center
        listLabel.numberOfLines = 0
        view.addSubview(listLabel)
    }

    // Your code here: the list, and a way to show it, to save it and to get it back.

}
