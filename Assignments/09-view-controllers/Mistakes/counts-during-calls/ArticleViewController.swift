import UIKit

/// One article, and for how long it has been read.
class ArticleViewController: UIViewController {

    private let article: Article
    private let pages: Pages
    private let journal: Journal

    private var seconds = 0
    private var timer: Timer?

    private let timeLabel = UILabel()
    private let noteLabel = UILabel()

    init(article: Article, pages: Pages, journal: Journal) {
        self.article = article
        self.pages = pages
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = article.title
        view.backgroundColor = .systemBackground
        let pagesLabel = UILabel()
        pagesLabel.text = "\(pages.count) pages"
        let markAction = UIAction(title: "Mark as read") { [journal, article] _ in
            journal.markAsRead(article)
        }
        let noteAction = UIAction(title: "Write a note") { [weak self] _ in
            self?.writeNote()
        }
        let stack = UIStackView(arrangedSubviews: [
            pagesLabel, timeLabel, noteLabel,
            UIButton(type: .system, primaryAction: markAction),
            UIButton(type: .system, primaryAction: noteAction),
        ])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 100, width: view.bounds.width - 40, height: 250)
        view.addSubview(stack)
        showTime()
        showNote()
    }

    // A swipe that the user lets go ends in viewDidAppear(_:) as well, so these two make a pair.

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startClock()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopClock()
    }

    // MARK: The clock

    private func startClock() {
        stopClock()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.seconds += 1
                self?.showTime()
            }
        }
    }

    private func stopClock() {
        timer?.invalidate()
        timer = nil
    }

    private func showTime() {
        timeLabel.text = "\(seconds) s"
    }

    // MARK: The note

    private func writeNote() {
        let sheet = NoteViewController { [weak self] note in
            self?.keep(note)
        }
        present(sheet, animated: true)
    }

    /// The article has stayed on the screen below the sheet: no callback tells it to look again.
    private func keep(_ note: String) {
        journal.write(note, about: article)
        showNote()
    }

    private func showNote() {
        noteLabel.text = journal.notes[article].map { "Note: \($0)" } ?? "No note"
    }
}
