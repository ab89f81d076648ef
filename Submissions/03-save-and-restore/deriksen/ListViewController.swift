import UIKit

class ListViewController: UIViewController {

    let listLabel = UILabel()
    // shared with the widget that I want to write later
    let defaults = UserDefaults(suiteName: "group.shopping")!

    var list = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.frame = view.bounds
        listLabel.textAlignment = .center
        view.addSubview(listLabel)

        list = defaults.string(forKey: "list") ?? ""
        if list == "" {
            list = "bread"
        }
        update()
    }

    func add(_ item: String) {
        if list == "" {
            list = item
        } else {
            list += ", " + item
        }
        update()
    }

    func remove(_ item: String) {
        var parts = list.components(separatedBy: ", ")
        parts.removeAll { $0 == item }
        list = parts.joined(separator: ", ")
        update()
    }

    func update() {
        listLabel.text = list == "" ? "Nothing to buy" : list
    }

    func saveList() {
        defaults.set(list, forKey: "list")
    }
}
