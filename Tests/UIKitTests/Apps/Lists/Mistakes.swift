import UIKit

final class WrongCountViewController: GridViewController {
  override func play(_ act: Act) {
    guard act == .first else { return }
    list.insertItems(at: [IndexPath(item: 0, section: 0)])  // wrong count
  }
}

final class WrongRowsViewController: NamesViewController {
  override func play(_ act: Act) {
    guard act == .first else { return }
    names.removeFirst()
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)  // wrong rows
  }
}

final class EarlyChangeViewController: GridViewController {
  override func setUp() {
    items.append("one more")
    list.insertItems(at: [IndexPath(item: 40, section: 0)])  // before the first layout
  }
}

final class NotRegisteredViewController: GridViewController {
  override func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "nobody", for: indexPath)  // unknown
  }
}

final class NotDequeuedViewController: GridViewController {
  override func cell(at indexPath: IndexPath) -> UICollectionViewCell { ScoreCell() }
}

final class RowNotRegisteredViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "nobody", for: indexPath)  // unknown row
  }
}

final class NotUniqueViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["twice", "twice"])  // not unique
  }
}

class CountViewController: UITableViewController {
  private let sections: Int
  private let items: Int

  init(sections: Int, items: Int) {
    self.sections = sections
    self.items = items
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func numberOfSections(in tableView: UITableView) -> Int { sections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

final class EndlessReloadViewController: GridViewController {
  override func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    list.reloadData()
    return super.cell(at: indexPath)
  }
}

final class EndlessChangesViewController: GridViewController {
  override func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    items.insert("more", at: 0)
    list.insertItems(at: [IndexPath(item: 0, section: 0)])
    return super.cell(at: indexPath)
  }
}

final class TinyCellsViewController: GridViewController {
  override func setUp() {
    items = (0..<5000).map(String.init)
    layout.itemSize = CGSize(width: 5, height: 5)
    layout.minimumInteritemSpacing = 0
  }
}

final class PlainCellsViewController: GridViewController {
  override func setUp() {
    list.register(PlainCell.self, forCellWithReuseIdentifier: "score")
  }
}
