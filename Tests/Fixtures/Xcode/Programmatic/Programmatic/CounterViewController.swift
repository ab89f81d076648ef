import UIKit

final class CounterViewController: UIViewController {

    private static var count = UserDefaults.standard.integer(forKey: "count")

    private let label = UILabel()
    private let button = UIButton(type: .system)

    static func save() {
        UserDefaults.standard.set(count, forKey: "count")
    }

    override func loadView() {
        view = UIView()
        button.setTitle("Add", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        show()
    }

    private func add() {
        Self.count += 1
        show()
    }

    private func show() {
        label.text = "\(Self.count)"
    }
}
