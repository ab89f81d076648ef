import UIKit

class NoteViewController: UIViewController {

    // One of them will be the right one :-)
    let names = ["milk", "eggs", "bread", "Untitled"]
    var labels: [UILabel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for _ in names {
            let label = UILabel()
            labels.append(label)
            view.addSubview(label)
        }
        showEverything()
        Timer.scheduledTimer(withTimeInterval: 3600, repeats: true) { _ in }
    }

    func showEverything() {
        for (label, name) in zip(labels, names) {
            label.text = name
        }
    }
}
