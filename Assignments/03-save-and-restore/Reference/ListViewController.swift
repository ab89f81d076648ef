import UIKit

/// Shows the list that it is given.
class ListViewController: UIViewController {

    var list: ShoppingList {
        didSet { if isViewLoaded { showList() } }
    }

    private let listLabel = UILabel()

    init(list: ShoppingList) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.frame = view.bounds
        listLabel.textAlignment = .center
        listLabel.numberOfLines = 0
        view.addSubview(listLabel)
        showList()
    }

    private func showList() {
        listLabel.text = list.items.isEmpty ? "Nothing to buy" : list.items.joined(separator: ", ")
    }
}
