import UIKit

class NoteViewController: UIViewController {

    /// The name of the window's note; nil while it has none.
    var note: String? {
        didSet { showNote() }
    }

    private let nameLabel = UILabel()
    private let clockLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 40)
        clockLabel.frame = CGRect(x: 20, y: 110, width: view.bounds.width - 40, height: 40)
        view.addSubview(nameLabel)
        view.addSubview(clockLabel)
        showNote()
    }

    func show(seconds: Int) {
        clockLabel.text = "\(seconds) s"
    }

    private func showNote() {
        guard isViewLoaded else { return }
        nameLabel.text = note ?? "Untitled"
    }
}
