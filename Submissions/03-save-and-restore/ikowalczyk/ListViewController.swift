import UIKit

class ListViewController: UIViewController {

    let listLabel = UILabel()
    var items: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.frame = view.bounds
        listLabel.textAlignment = .center
        listLabel.numberOfLines = 0
        view.addSubview(listLabel)
        updateLabel()
    }

    func updateLabel() {
        var text = items[0]
        for i in 1..<items.count {
            text = text + ", " + items[i]
        }
        listLabel.text = text
    }
}
