import UIKit

class NoteViewController: UIViewController {

    private let model: WindowModel
    private let name = UILabel()
    private let time = UILabel()

    init(model: WindowModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        [name, time].forEach(view.addSubview)
        model.onChange = { [weak self] in self?.refresh() }
        refresh()
    }

    private func refresh() {
        name.text = model.note ?? "Untitled"
        time.text = String(model.seconds)
    }
}
