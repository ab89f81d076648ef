import UIKit

class DiaryViewController: UIViewController {

    private let diary: LifecycleDiary
    private let label = UILabel()

    init(diary: LifecycleDiary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        label.text = diary.lines.last ?? "Nothing has happened yet"
    }
}
