import UIKit

class NotePage: UIViewController {

    private let noteLabel = UILabel()
    private let secondsLabel = UILabel()
    var clockIsVisible = false

    var noteName: String? {
        didSet { noteLabel.text = noteName ?? "Untitled" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        noteLabel.text = "Untitled"
        view.addSubview(noteLabel)
        view.addSubview(secondsLabel)
        SharedTimer.pages.append(WeakPage(page: self))
    }

    func tick() {
        if clockIsVisible {
            secondsLabel.text = "\(SharedTimer.seconds)"
        }
    }
}

struct WeakPage {
    weak var page: NotePage?
}

@MainActor
struct SharedTimer {
    static var seconds = 0
    static var windows: Set<String> = []
    static var pages: [WeakPage] = []
    static var timer: Timer?

    static func update() {
        pages = pages.filter { $0.page != nil }
        if windows.isEmpty {
            timer?.invalidate()
            timer = nil
        } else if timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                DispatchQueue.main.async {
                    seconds += 1
                    for page in pages { page.page?.tick() }
                }
            }
        }
    }
}
