import UIKit

final class ListViewController: UIViewController {

    private let store: ListStore
    private let titleLabel = UILabel()
    private let listLabel = UILabel()

    init(store: ListStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        titleLabel.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 40)
        titleLabel.textAlignment = .center
        titleLabel.text = "My shopping list"
        view.addSubview(titleLabel)

        listLabel.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: 300)
        listLabel.numberOfLines = 0
        view.addSubview(listLabel)

        store.onChange = { [weak self] in self?.show($0) }
        show(store.items)
    }

    private func show(_ items: [Item]) {
        guard !items.isEmpty else {
            listLabel.text = "Nothing to buy"
            return
        }
        listLabel.text = items.map(\.name).joined(separator: "\n")
    }
}
