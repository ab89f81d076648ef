//
//  Pages.swift
//  ViewControllers
//

import UIKit

/// An article laid out on pages: slow to make, and large to keep. Says on the console when it is made and when it is let go.
/// Leave this file as it is.
final class Pages {

    let article: Article
    let count: Int

    init(of article: Article) {
        self.article = article
        count = (article.wordCount + 299) / 300
        print("laid out \(article.title)")
    }

    deinit {
        print("let go of \(article.title)")
    }
}
