import UIKit

class ListViewController: UIViewController {

    let shelf: Shelf
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))

    init(shelf: Shelf) {
        self.shelf = shelf
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        for (row, item) in shelf.items.enumerated() {
            var configuration = UIButton.Configuration.plain()
            configuration.title = item.article.title
            let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.open(item) })
            button.frame = CGRect(x: 0, y: 40 + row * 40, width: 300, height: 30)
            view.addSubview(button)
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let done = shelf.items.filter { $0.isRead }.count
        label.text = "\(done) of \(shelf.items.count) read"
    }

    func open(_ item: Shelf.Item) {
        navigationController?.pushViewController(ArticleViewController(item: item), animated: true)
    }
}
