import UIKit

class NoteViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var bodyLabel: UILabel!
    @IBOutlet private var labels: [UILabel]!
    @IBOutlet weak var importantSwitch: UISwitch!

    var note: Note?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = note?.title
        bodyLabel.text = note?.body
        labels.forEach { $0.numberOfLines = 0 }
    }

    @IBAction func importantChanged(_ sender: UISwitch) {
        titleLabel.textColor = sender.isOn ? .red : .black
    }

    @IBAction func shout() {
        titleLabel.text = note?.title.uppercased()
    }
}
