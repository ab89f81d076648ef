import UIKit

final class ListViewController: UIViewController {

    private lazy var status = UILabel()

    override func loadView() {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.addArrangedSubview(status)
        for article in Article.all {
            let button = UIButton(type: .system)
            button.setTitle(article.title, for: .normal)
            button.addAction(
                UIAction { [unowned self] _ in
                    self.show(ArticleViewController(article: article), sender: self)
                }, for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
        stack.backgroundColor = .systemBackground
        view = stack
        navigationItem.title = "Reading"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        status.text = "\(Library.shared.read.count) of 3 read"
    }
}
