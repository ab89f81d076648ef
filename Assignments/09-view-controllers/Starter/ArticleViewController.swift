//
//  ArticleViewController.swift
//  ViewControllers
//

import UIKit

/// One article, and for how long it has been read.
class ArticleViewController: UIViewController {

    let article: Article

    init(article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = article.title
        view.backgroundColor = .systemBackground
        // Your code here: labels for pages, time and note, and two buttons.
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The screen is shown.
        // Your code here.
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // The screen is about to go. It may yet come back: users let go of a swipe.
        // Your code here.
    }

}
