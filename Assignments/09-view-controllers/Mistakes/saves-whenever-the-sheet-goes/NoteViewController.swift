import UIKit

/// A sheet to write a note in.
class NoteViewController: UIViewController {

    private let onSave: (String) -> Void
    private let textField = UITextField()

    init(onSave: @escaping (String) -> Void) {
        self.onSave = onSave
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textField.placeholder = "Your note"
        let saveAction = UIAction(title: "Save") { [weak self] _ in
            self?.dismiss(animated: true)
        }
        let cancelAction = UIAction(title: "Cancel") { [weak self] _ in
            self?.dismiss(animated: true)
        }
        let stack = UIStackView(arrangedSubviews: [
            textField,
            UIButton(type: .system, primaryAction: saveAction),
            UIButton(type: .system, primaryAction: cancelAction),
        ])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 40, width: view.bounds.width - 40, height: 150)
        view.addSubview(stack)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let note = textField.text, !note.isEmpty {
            onSave(note)
        }
    }
}
