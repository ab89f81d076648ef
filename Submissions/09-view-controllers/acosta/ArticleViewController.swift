import UIKit

final class ArticleViewController: UIViewController, NoteViewControllerDelegate {

    let article: Article
    private var seconds = 0 {
        didSet { time.text = "\(seconds) s" }
    }
    private var clock: Task<Void, Never>?
    private var tokens = [Any]()

    private let time = UILabel()
    private let note = UILabel()

    init(article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = article.title
        let pages = UILabel()
        pages.text = "\(Library.shared.pages(of: article).count) pages"
        time.text = "0 s"
        showNote()
        let mark = button("Mark as read") { [article] in
            Library.shared.read.insert(article.title)
        }
        let write = button("Write a note") { [weak self] in
            let sheet = NoteViewController()
            sheet.delegate = self
            self?.present(sheet, animated: true)
        }
        let stack = UIStackView(arrangedSubviews: [pages, time, note, mark, write])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        run()
        guard tokens.isEmpty else { return }
        let center = NotificationCenter.default
        tokens.append(
            center.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.halt() }
            })
        tokens.append(
            center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.run() }
            })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        halt()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens.removeAll()
    }

    private func run() {
        guard clock == nil else { return }
        clock = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                guard !Task.isCancelled else { return }
                self?.seconds += 1
            }
        }
    }

    private func halt() {
        clock?.cancel()
        clock = nil
    }

    func noteViewController(_ controller: NoteViewController, didWrite text: String) {
        Library.shared.notes[article.title] = text
        showNote()
        dismiss(animated: true)
    }

    private func showNote() {
        if let text = Library.shared.notes[article.title] {
            note.text = "Note: \(text)"
        } else {
            note.text = "No note"
        }
    }
}
