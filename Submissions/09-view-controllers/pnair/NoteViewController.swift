//
//  NoteViewController.swift
//  ViewControllers
//

import UIKit

/// A sheet to write a note in.
class NoteViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // Your code here: a text field and two buttons. How does the article hear of the note?
    }

}
