import UIKit

class NoteViewController: UIViewController {

    let nameLabel = UILabel()
    let clockLabel = UILabel()
    var timer: Timer?
    var seconds = 0

    var note = "Untitled" {
        didSet { nameLabel.text = note }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 40)
        clockLabel.frame = CGRect(x: 20, y: 110, width: view.bounds.width - 40, height: 40)
        view.addSubview(nameLabel)
        view.addSubview(clockLabel)
        note = UserDefaults.standard.string(forKey: "note") ?? "Untitled"
    }

    func startClock() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                self.seconds += 1
                self.clockLabel.text = "\(self.seconds)"
            }
        }
    }

    func stopClock() {
        timer?.invalidate()
    }
}
