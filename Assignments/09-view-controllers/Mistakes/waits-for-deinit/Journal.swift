/// What the reader has done with the articles.
final class Journal {

    private(set) var read: Set<Article> = []
    private(set) var notes: [Article: String] = [:]

    func markAsRead(_ article: Article) {
        read.insert(article)
    }

    func write(_ note: String, about article: Article) {
        notes[article] = note
    }
}
