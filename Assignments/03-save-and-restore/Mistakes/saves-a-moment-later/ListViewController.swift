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
        restore()
        showItems()
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
        saveSoon()
        listLabel.text = items.isEmpty ? "Nothing to buy" : items.joined(separator: ", ")
    }

    var pendingSave: DispatchWorkItem?

    // Several changes in a row shall be saved only once.
    func saveSoon() {
        pendingSave?.cancel()
        let work = DispatchWorkItem { self.save() }
        pendingSave = work
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
    }

    func save() {
        UserDefaults.standard.set(items, forKey: "items")
    }

    func restore() {
        if let saved = UserDefaults.standard.stringArray(forKey: "items") {
            items = saved
        }
    }

}
