//
//  Article.swift
//  ViewControllers
//

/// Something to read. Leave this file as it is.
struct Article: Hashable {

    let title: String
    let wordCount: Int

    static let all = [
        Article(title: "Swallows", wordCount: 1100),
        Article(title: "Lichens", wordCount: 1900),
        Article(title: "Glaciers", wordCount: 2700),
    ]
}
