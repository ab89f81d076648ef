import UIKit

@MainActor
protocol NoteViewControllerDelegate: AnyObject {
    func noteViewController(_ controller: NoteViewController, didWrite text: String)
}

final class NoteViewController: UIViewController {

    weak var delegate: NoteViewControllerDelegate?
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Your note"
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let save = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
        save.setTitle("Save", for: .normal)
        save.addAction(
            UIAction { [unowned self] _ in
                delegate?.noteViewController(self, didWrite: field.text ?? "")
            }, for: .touchUpInside)
        let cancel = UIButton(frame: CGRect(x: 100, y: 50, width: 100, height: 40))
        cancel.setTitle("Cancel", for: .normal)
        cancel.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        [field, save, cancel].forEach(view.addSubview)
    }
}
