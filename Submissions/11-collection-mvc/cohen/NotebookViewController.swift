//
//  NotebookViewController.swift
//  CollectionMVC
//

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
        collectionView.register(BirdCell.self, forCellWithReuseIdentifier: "bird")
        collectionView.dataSource = self
        seenButton.addAction(UIAction { _ in self.seen() }, for: .touchUpInside)
        newButton.addAction(UIAction { _ in self.new() }, for: .touchUpInside)
        removeButton.addAction(UIAction { _ in self.remove() }, for: .touchUpInside)
        update()
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
        return notebook.birds.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bird", for: indexPath) as! BirdCell
        let bird = notebook.birds[indexPath.item]
        cell.nameLabel.text = bird.name
        cell.countLabel.text = bird.count == 0 ? "" : String(bird.count)
        return cell
    }

    func update() {
        totalLabel.text = "\(notebook.total) birds seen"
    }

    var selected: IndexPath? {
        return collectionView.indexPathsForSelectedItems?.first
    }

    func seen() {
        guard let path = selected else { return }
        notebook.birds[path.item].count += 1
        if let cell = collectionView.cellForItem(at: path) as? BirdCell {
            cell.countLabel.text = String(notebook.birds[path.item].count)
        }
        update()
    }

    func new() {
        guard let name = notebook.nextName() else { return }
        collectionView.performBatchUpdates({
            self.notebook.birds.insert(Notebook.Bird(name: name, count: 0), at: 0)
            self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }, completion: nil)
    }

    func remove() {
        guard let path = selected else { return }
        collectionView.performBatchUpdates({
            self.notebook.birds.remove(at: path.item)
            self.collectionView.deleteItems(at: [path])
        }, completion: { _ in self.update() })
    }

}
