//
//  ViewController.swift
//  AppEventCount
//

import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        // The outlets are connected from here on.
    }

}
