import UIKit

class NoteViewController: UIViewController {

    let item: Shelf.Item
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 300, height: 40))

    init(item: Shelf.Item) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New note"
        field.placeholder = "Your note"
        view.addSubview(field)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: UIAction { [weak self] _ in
            self?.dismiss(animated: true)
        })
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            self.dismiss(animated: true) { self.item.note = self.field.text }
        })
    }
}
