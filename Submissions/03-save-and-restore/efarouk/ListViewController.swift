import UIKit

class ListViewController: UIViewController {

    let listLabel = UILabel()
    var items = ["bread"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.frame = view.bounds
        listLabel.textAlignment = .center
        listLabel.numberOfLines = 0
        view.addSubview(listLabel)
    }

    func refresh() {
        if items.isEmpty {
            listLabel.text = "Nothing to buy"
        } else {
            listLabel.text = items.joined(separator: ", ")
        }
    }
}
