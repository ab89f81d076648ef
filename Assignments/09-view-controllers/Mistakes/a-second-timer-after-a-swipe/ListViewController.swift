import UIKit

/// The articles, and how many of them are read.
class ListViewController: UIViewController {

    private let journal = Journal()
    /// Layouts of the articles that were opened, so that they open faster the next time.
    private var pages: [Article: Pages] = [:]

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

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        pages.removeAll()
    }

    private func makeButton(for article: Article) -> UIButton {
        return UIButton(
            type: .system,
            primaryAction: UIAction(title: article.title) { [weak self] _ in
                self?.open(article)
            })
    }

    private func open(_ article: Article) {
        let pages = self.pages[article] ?? Pages(of: article)
        self.pages[article] = pages
        let screen = ArticleViewController(article: article, pages: pages, journal: journal)
        navigationController?.pushViewController(screen, animated: true)
    }
}
