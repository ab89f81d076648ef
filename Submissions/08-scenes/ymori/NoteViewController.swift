import UIKit

class NoteViewController: UIViewController {

    let nameLabel = UILabel()
    let clockLabel = UILabel()
    var note = "Untitled" {
        didSet {
            nameLabel.text = note
        }
    }
    static var seconds = 0
    var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 40)
        clockLabel.frame = CGRect(x: 20, y: 110, width: view.bounds.width - 40, height: 40)
        nameLabel.text = note
        view.addSubview(nameLabel)
        view.addSubview(clockLabel)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                NoteViewController.seconds += 1
                self.clockLabel.text = "\(NoteViewController.seconds) seconds"
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }

    func activity(_ note: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.notes.window")
        activity.userInfo = ["note": note]
        return activity
    }

    func open(_ url: URL) {
        if url.host == "open" {
            note = url.lastPathComponent
        }
        if url.host == "window" {
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity(url.lastPathComponent), options: nil)
        }
    }

}
