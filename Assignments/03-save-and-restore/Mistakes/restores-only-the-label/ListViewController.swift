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
        showItems()
        restore()
    }

    func add(_ item: String) {
        items.append(item)
        showItems()
    }

    func remove(_ item: String) {
        items.removeAll { $0 == item }
        showItems()
    }

    func showItems() {
        listLabel.text = items.isEmpty ? "Nothing to buy" : items.joined(separator: ", ")
    }

    func save() {
        UserDefaults.standard.set(listLabel.text, forKey: "list")
    }

    func restore() {
        if let saved = UserDefaults.standard.string(forKey: "list") {
            listLabel.text = saved
        }
    }

}
