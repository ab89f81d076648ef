//
//  ListViewController.swift
//  ViewControllers
//

import UIKit

/// The articles, and how many of them are read.
class ListViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reading list"
        view.backgroundColor = .systemBackground
        // Called once, when the view is loaded.
        // Your code here: a button for each of Article.all, and a label.
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Called each time the screen is about to be shown: at first, and when an article is closed.
        // Your code here.
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        // Called whether or not the screen is shown.
        // Your code here.
    }

}
