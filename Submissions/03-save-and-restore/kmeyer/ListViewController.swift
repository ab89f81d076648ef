import UIKit

class ListViewController: UIViewController {

    let listLabel = UILabel()
    var items = UserDefaults.standard.stringArray(forKey: "items") ?? ["bread"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.frame = view.bounds
        listLabel.textAlignment = .center
        listLabel.numberOfLines = 0
        view.addSubview(listLabel)
        showList()
    }

    func showList() {
        listLabel.text = items.isEmpty ? "Nothing to buy" : items.joined(separator: ", ")
    }

    func save() {
        UserDefaults.standard.set(items, forKey: "items")
    }
}
