import UIKit

class ListViewController: UIViewController {

    let listLabel = UILabel()
    var items: [String] = [] {
        didSet {
            listLabel.text = items.joined(separator: ", ")
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        listLabel.frame = view.bounds
        view.addSubview(listLabel)
    }
}
