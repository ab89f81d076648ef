import UIKit

class NoteViewController: UIViewController {

    let nameLabel = UILabel()
    let clockLabel = UILabel()
    let clock: Clock
    var token: NSObjectProtocol?

    var name = "Untitled" {
        didSet { nameLabel.text = name }
    }

    init(clock: Clock) {
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 40)
        clockLabel.frame = CGRect(x: 20, y: 110, width: view.bounds.width - 40, height: 40)
        view.addSubview(nameLabel)
        view.addSubview(clockLabel)
        nameLabel.text = name
    }

    func listen() {
        stopListening()
        showClock()
        token = NotificationCenter.default.addObserver(forName: .clockTicked, object: clock, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.showClock() }
        }
    }

    func stopListening() {
        if let token = token {
            NotificationCenter.default.removeObserver(token)
        }
        token = nil
    }

    private func showClock() {
        clockLabel.text = "You have been working for \(clock.seconds) seconds"
    }
}
