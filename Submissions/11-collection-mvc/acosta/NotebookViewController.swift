import UIKit

final class NotebookViewController: UIViewController {
    private let notebook = Notebook()
    private var selection: String?

    private let total = UILabel()
    private let live = UISwitch()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 170, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        return layout
    }())

    private lazy var dataSource: UICollectionViewDiffableDataSource<Int, String> = {
        let registration = UICollectionView.CellRegistration<BirdCell, String> { [unowned self] cell, _, name in
            notebook.wantLatin(of: name)
            cell.configure(name: name, entry: notebook[name], isMarked: name == selection)
        }
        return UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, name in
            list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        total.accessibilityIdentifier = "total"
        live.accessibilityIdentifier = "live"
        list.accessibilityIdentifier = "birds"
        let seen = UIButton(type: .system, primaryAction: UIAction(title: "Seen") { [unowned self] _ in
            if let selection { notebook.see(selection) }
        })
        let new = UIButton(type: .system, primaryAction: UIAction(title: "New") { [unowned self] _ in notebook.addNext() })
        let remove = UIButton(type: .system, primaryAction: UIAction(title: "Remove") { [unowned self] _ in
            guard let name = selection else { return }
            selection = nil
            notebook.remove(name)
        })
        live.addAction(UIAction { [unowned self] _ in notebook.setReporting(live.isOn) }, for: .valueChanged)
        total.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
        live.frame = CGRect(x: 310, y: 60, width: 60, height: 40)
        for (index, button) in [seen, new, remove].enumerated() {
            button.frame = CGRect(x: 20 + 120 * index, y: 110, width: 100, height: 40)
            view.addSubview(button)
        }
        list.frame = CGRect(x: 0, y: 160, width: view.bounds.width, height: view.bounds.height - 160)
        list.delegate = self
        [total, live, list].forEach(view.addSubview)

        notebook.onEvent = { [unowned self] event in show(event) }
        show(.order)
    }

    private func show(_ event: Notebook.Event) {
        total.text = "\(notebook.total)"
        switch event {
        case .order:
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(notebook.names)
            dataSource.apply(snapshot, animatingDifferences: true)
        case .entry(let name): fill(name)
        }
    }

    private func fill(_ name: String?) {
        var snapshot = dataSource.snapshot()
        guard let name, snapshot.indexOfItem(name) != nil else { return }
        snapshot.reconfigureItems([name])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension NotebookViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let old = selection
        selection = dataSource.itemIdentifier(for: indexPath)
        fill(old)
        fill(selection)
    }
}
