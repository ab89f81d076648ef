import Foundation

/// The model. Tells of changes by notifications.
final class Shelf {

    static let noteChanged = Notification.Name("noteChanged")

    final class Item {
        let article: Article
        var isRead = false
        var note: String? {
            didSet { NotificationCenter.default.post(name: Shelf.noteChanged, object: self) }
        }
        private var pages: Pages?

        init(_ article: Article) { self.article = article }

        func makePages() -> Pages {
            let made = pages ?? Pages(of: article)
            pages = made
            return made
        }

        func forget() { pages = nil }
    }

    let items = Article.all.map(Item.init)

    func forget() { items.forEach { $0.forget() } }
}
