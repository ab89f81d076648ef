import UIKit

class NoteViewController: UIViewController {

    private let nameLabel = UILabel()
    private let clockLabel = UILabel()

    var note: String? {
        didSet { nameLabel.text = note ?? "Untitled" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = note ?? "Untitled"
        view.addSubview(nameLabel)
        view.addSubview(clockLabel)
    }

    func showTime() {
        clockLabel.text = "\(Ticker.seconds)s"
    }
}

@MainActor
enum Ticker {
    static var seconds = 0
    private static var timer: Timer?

    static func start() {
        if timer != nil { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                seconds += 1
                SceneDelegate.foreground.forEach { $0.viewController.showTime() }
            }
        }
    }

    static func stop() {
        timer?.invalidate()
        timer = nil
    }
}
