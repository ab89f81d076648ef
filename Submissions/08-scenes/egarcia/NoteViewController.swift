import UIKit

class NoteViewController: UIViewController {

    let nameLabel = UILabel()
    let clockLabel = UILabel()
    var note: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 40)
        clockLabel.frame = CGRect(x: 20, y: 110, width: view.bounds.width - 40, height: 40)
        view.addSubview(nameLabel)
        view.addSubview(clockLabel)
    }
}

@MainActor
class Worker {
    static let shared = Worker()
    var controllers = Set<NoteViewController>()
    var timer: Timer?
    var seconds = 0

    func join(_ controller: NoteViewController) {
        controllers.insert(controller)
        if timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { self.work() }
            }
        }
    }

    func leave(_ controller: NoteViewController) {
        controllers.remove(controller)
        guard controllers.isEmpty else { return }
        timer?.invalidate()
        timer = nil
    }

    func work() {
        seconds += 1
        for controller in controllers.sorted(by: { $0.note ?? "" < $1.note ?? "" }) {
            controller.clockLabel.text = "working since \(seconds) s"
        }
    }
}
