import UIKit

class ListViewController: UIViewController {

    let listLabel = UILabel()
    var items: [String]

    init() {
        items = UserDefaults.standard.object(forKey: "ShoppingItems") as? [String] ?? ["bread"]
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("no storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.frame = view.bounds
        listLabel.textAlignment = .center
        view.addSubview(listLabel)
        reload()
    }

    func addItem(_ item: String) {
        items.append(item)
        reload()
    }

    func removeItem(_ item: String) {
        items.removeAll(where: { $0 == item })
        reload()
    }

    func reload() {
        listLabel.text = items.isEmpty ? "Nothing to buy" : items.joined(separator: ", ")
    }

    func saveItems() {
        UserDefaults.standard.set(items, forKey: "ShoppingItems")
    }
}
