import UIKit

// One screen is enough.
class ListViewController: UIViewController {

    var seconds = 0
    var read: Set<String> = []
    let label = UILabel()
    let time = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        showList()
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                self.seconds += 1
                self.time.text = "\(self.seconds) s"
            }
        }
    }

    func clear() {
        for subview in view.subviews { subview.removeFromSuperview() }
    }

    func add(_ title: String, _ action: @escaping () -> Void) {
        view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
    }

    func showList() {
        clear()
        label.text = "\(read.count) of 3 read"
        view.addSubview(label)
        for article in Article.all {
            add(article.title) { self.show(article) }
        }
    }

    func show(_ article: Article) {
        clear()
        seconds = 0
        time.text = "0 s"
        view.addSubview(time)
        let pages = UILabel()
        pages.text = "\(Pages(of: article).count) pages"
        view.addSubview(pages)
        add("Mark as read") { self.read.insert(article.title) }
        add("Back") { self.showList() }
    }
}
