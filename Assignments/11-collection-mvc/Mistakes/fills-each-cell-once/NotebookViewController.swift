import UIKit

/// The controller between the notebook and its views.
final class NotebookViewController: UIViewController {

    private let notebook = Notebook()
    private let totalLabel = UILabel()
    private let seenButton = UIButton(type: .system)
    private let newButton = UIButton(type: .system)
    private let removeButton = UIButton(type: .system)
    private let liveSwitch = UISwitch()
    private let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 170, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layOut()
        connect()
        notebook.delegate = self
        collectionView.register(BirdCell.self, forCellWithReuseIdentifier: BirdCell.reuseIdentifier)
        collectionView.dataSource = self
        showTotal()
    }

    private func connect() {
        seenButton.addAction(UIAction { [weak self] _ in self?.countSelectedBird() }, for: .touchUpInside)
        newButton.addAction(UIAction { [weak self] _ in self?.notebook.addNextBird() }, for: .touchUpInside)
        removeButton.addAction(UIAction { [weak self] _ in self?.removeSelectedBird() }, for: .touchUpInside)
        liveSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.notebook.isLive = self.liveSwitch.isOn
            }, for: .valueChanged)
    }

    private func showTotal() {
        totalLabel.text = "\(notebook.total) birds"
    }

    private var selectedIndex: Int? {
        collectionView.indexPathsForSelectedItems?.first?.item
    }

    private func countSelectedBird() {
        if let selectedIndex { notebook.countBird(at: selectedIndex) }
    }

    private func removeSelectedBird() {
        if let selectedIndex { notebook.removeBird(at: selectedIndex) }
    }

    /// Puts the views onto the screen. Their identifiers and titles are what the checks know them by.
    private func layOut() {
        totalLabel.accessibilityIdentifier = "total"
        liveSwitch.accessibilityIdentifier = "live"
        collectionView.accessibilityIdentifier = "birds"
        seenButton.setTitle("Seen", for: .normal)
        newButton.setTitle("New", for: .normal)
        removeButton.setTitle("Remove", for: .normal)

        totalLabel.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
        liveSwitch.frame = CGRect(x: 310, y: 60, width: 60, height: 40)
        seenButton.frame = CGRect(x: 20, y: 110, width: 100, height: 40)
        newButton.frame = CGRect(x: 140, y: 110, width: 100, height: 40)
        removeButton.frame = CGRect(x: 260, y: 110, width: 100, height: 40)
        collectionView.frame = CGRect(x: 0, y: 160, width: view.bounds.width, height: view.bounds.height - 160)
        for subview in [totalLabel, liveSwitch, seenButton, newButton, removeButton, collectionView] {
            view.addSubview(subview)
        }
    }
}

extension NotebookViewController: UICollectionViewDataSource {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        notebook.birds.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BirdCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? BirdCell, cell.isEmpty {
            cell.show(notebook.birds[indexPath.item])
        }
        notebook.lookUpLatinName(ofBirdAt: indexPath.item)
        return cell
    }
}

extension NotebookViewController: NotebookDelegate {

    func notebook(_ notebook: Notebook, didInsertBirdAt index: Int) {
        collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
        showTotal()
    }

    func notebook(_ notebook: Notebook, didRemoveBirdAt index: Int) {
        collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
        showTotal()
    }

    func notebook(_ notebook: Notebook, didChangeBirdAt index: Int) {
        // Finds cells that are prepared as well as visible ones, and none that show other birds by now.
        let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0))
        (cell as? BirdCell)?.show(notebook.birds[index])
        showTotal()
    }
}
