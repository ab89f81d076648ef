import UIKit

final class NotebookViewController: UIViewController {
    private var notebook = Notebook() {
        didSet { show(changesFrom: oldValue) }
    }
    private var timer: Timer?
    private var asked: Set<String> = []

    private let totalLabel = UILabel()
    private let liveSwitch = UISwitch()
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        makeCollectionView()
        makeControls()
        totalLabel.text = "0"
    }

    private func makeCollectionView() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 170, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 160, width: view.bounds.width, height: view.bounds.height - 160), collectionViewLayout: layout)
        collectionView.accessibilityIdentifier = "birds"
        collectionView.register(BirdCell.self, forCellWithReuseIdentifier: "BirdCell")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func makeControls() {
        totalLabel.accessibilityIdentifier = "total"
        liveSwitch.accessibilityIdentifier = "live"
        totalLabel.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
        liveSwitch.frame = CGRect(x: 310, y: 60, width: 60, height: 40)
        let seen = UIAction(title: "Seen") { [weak self] _ in self?.notebook.see(self?.notebook.selectedName) }
        let new = UIAction(title: "New") { [weak self] _ in self?.notebook.add() }
        let remove = UIAction(title: "Remove") { [weak self] _ in self?.notebook.removeSelected() }
        let buttons = [seen, new, remove].map { UIButton(type: .system, primaryAction: $0) }
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 20, y: 110, width: 340, height: 40)
        liveSwitch.addAction(UIAction { [weak self] _ in self?.switchLive() }, for: .valueChanged)
        [totalLabel, liveSwitch, stack].forEach(view.addSubview)
    }

    private func switchLive() {
        timer?.invalidate()
        timer = nil
        if liveSwitch.isOn {
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.notebook.receiveReport() }
            }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    private func show(changesFrom old: Notebook) {
        totalLabel.text = "\(notebook.total)"
        let difference = notebook.birds.map(\.name).difference(from: old.birds.map(\.name))
        if !difference.isEmpty {
            collectionView.performBatchUpdates { [self] in
                for change in difference {
                    switch change {
                    case .insert(let offset, _, _): collectionView.insertItems(at: [[0, offset]])
                    case .remove(let offset, _, _): collectionView.deleteItems(at: [[0, offset]])
                    }
                }
            }
        }
        for (index, bird) in notebook.birds.enumerated() where !old.birds.contains(bird) {
            (collectionView.cellForItem(at: [0, index]) as? BirdCell)?.bird = bird
        }
    }
}

extension NotebookViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        notebook.birds.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "BirdCell", for: indexPath)
        let bird = notebook.birds[indexPath.item]
        (cell as? BirdCell)?.bird = bird
        if bird.latinName == nil { ask(for: bird.name) }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        notebook.selectedName = notebook.birds[indexPath.item].name
    }

    private func ask(for name: String) {
        guard asked.insert(name).inserted else { return }
        Task {
            let latinName = await withCheckedContinuation { continuation in
                Birds.lookUpLatinName(of: name) { continuation.resume(returning: $0) }
            }
            asked.remove(name)
            notebook.learn(latinName, of: name)
        }
    }
}
