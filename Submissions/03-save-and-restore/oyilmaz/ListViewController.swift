import UIKit

final class ListViewController: UIViewController {

    private let items: [String]

    init(items: [String]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let label = UILabel(frame: UIScreen.main.bounds)
        label.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.text = items.isEmpty ? "Nothing to buy" : items.joined(separator: ", ")
        view = label
    }
}
