import UIKit

class ArticleViewController: UIViewController, Pausing {

    let item: Shelf.Item
    let clock = UILabel(), note = UILabel(), pages = UILabel()
    var seconds = 0
    var timer: DispatchSourceTimer?
    var token: NSObjectProtocol?
    var isShown = false

    init(item: Shelf.Item) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item.article.title
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.text = "\(item.makePages().count) pages"
        clock.text = "0 s"
        note.text = noteText
        let mark = UIButton(primaryAction: UIAction(title: "Mark as read") { [item] _ in item.isRead = true })
        let write = UIButton(primaryAction: UIAction(title: "Write a note") { [weak self] _ in self?.write() })
        let all: [UIView] = [pages, clock, note, mark, write]
        for (row, view) in all.enumerated() {
            view.frame = CGRect(x: 0, y: row * 40, width: 300, height: 30)
            self.view.addSubview(view)
        }
        token = NotificationCenter.default.addObserver(forName: Shelf.noteChanged, object: item, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.note.text = self.noteText
            }
        }
    }

    var noteText: String { item.note.map { "Note: " + $0 } ?? "No note" }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isShown = true
        resume()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isShown = false
        pause()
    }

    func resume() {
        guard isShown, timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.tick() }
        }
        timer.resume()
        self.timer = timer
    }

    func pause() {
        timer?.cancel()
        timer = nil
    }

    func tick() {
        seconds += 1
        clock.text = "\(seconds) s"
    }

    func write() {
        present(UINavigationController(rootViewController: NoteViewController(item: item)), animated: true)
    }
}
