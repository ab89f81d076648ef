import UIKit

/// The articles, and how many of them are read.
class ListViewController: UIViewController {

    private let journal = Journal()

    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reading list"
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [countLabel] + Article.all.map(makeButton))
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 100, width: view.bounds.width - 40, height: 200)
        view.addSubview(stack)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        countLabel.text = "\(journal.read.count) of \(Article.all.count) read"
    }

    private func makeButton(for article: Article) -> UIButton {
        return UIButton(
            type: .system,
            primaryAction: UIAction(title: article.title) { [weak self] _ in
                self?.open(article)
            })
    }

    private func open(_ article: Article) {
        let pages = Pages(of: article)
        let screen = ArticleViewController(article: article, pages: pages, journal: journal)
        navigationController?.pushViewController(screen, animated: true)
    }
}
