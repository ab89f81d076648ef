import UIKit

/// Everything that outlives a screen.
@MainActor
final class Library {

    static let shared = Library()

    var read = Set<String>()
    var notes = [String: String]()
    private var layouts = [String: Pages]()

    private init() {
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
        ) { _ in
            MainActor.assumeIsolated { Library.shared.layouts = [:] }
        }
    }

    func pages(of article: Article) -> Pages {
        if let pages = layouts[article.title] { return pages }
        let pages = Pages(of: article)
        layouts[article.title] = pages
        return pages
    }
}
