import UIKit

class NotebookViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {

    let notebook = Notebook()
    let total = UILabel()
    let live = UISwitch()
    let buttons = ["Seen", "New", "Remove"].map { title -> UIButton in
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }
    var birds: UICollectionView!
    var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 170, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        birds = UICollectionView(frame: CGRect(x: 0, y: 160, width: view.bounds.width, height: view.bounds.height - 160), collectionViewLayout: layout)
        birds.register(Cell.self, forCellWithReuseIdentifier: "Cell")
        birds.dataSource = self
        birds.delegate = self
        birds.accessibilityIdentifier = "birds"
        total.accessibilityIdentifier = "total"
        total.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
        live.accessibilityIdentifier = "live"
        live.frame = CGRect(x: 310, y: 60, width: 60, height: 40)
        view.addSubview(birds)
        view.addSubview(total)
        view.addSubview(live)
        for (i, button) in buttons.enumerated() {
            button.frame = CGRect(x: 20 + i * 120, y: 110, width: 100, height: 40)
            view.addSubview(button)
        }
        buttons[0].addAction(UIAction { _ in self.notebook.seeSelected() }, for: .touchUpInside)
        buttons[1].addAction(UIAction { _ in self.notebook.addNext() }, for: .touchUpInside)
        buttons[2].addAction(UIAction { _ in self.notebook.removeSelected() }, for: .touchUpInside)
        live.addAction(UIAction { _ in
            if self.live.isOn { self.notebook.start() } else { self.notebook.stop() }
        }, for: .valueChanged)
        observe(.birdCame) { self.birds.insertItems(at: [$0]) }
        observe(.birdWent) { self.birds.deleteItems(at: [$0]) }
        observe(.birdChanged) { self.birds.reloadItems(at: [$0]) }
        showTotal()
    }

    func observe(_ name: Notification.Name, _ block: @escaping (IndexPath) -> Void) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: notebook, queue: nil) { notification in
            guard let index = notification.userInfo?["index"] as? Int else { return }
            block(IndexPath(item: index, section: 0))
            self.showTotal()
        }
        observers.append(observer)
    }

    func showTotal() {
        let sum = notebook.birds.reduce(0) { $0 + $1.timesSeen }
        total.text = "Seen so far: \(sum)"
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return notebook.birds.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) as! Cell
        let bird = notebook.birds[indexPath.item]
        cell.text.text = bird.name
        cell.details.text = [
            bird === notebook.selected ? "✓" : "", bird.latin, bird.timesSeen > 0 ? "× \(bird.timesSeen)" : "",
        ].joined(separator: " ")
        notebook.ask(for: bird)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        notebook.selected = notebook.birds[indexPath.item]
    }
}
