import UIKit

/// With a diffable data source and cell registrations.
final class DiffableViewController: UIViewController, Playing {
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var dataSource = makeDataSource()

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Int> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "number \(number)"
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["low", "high"])
    snapshot.appendItems([1, 2, 3], toSection: "low")
    snapshot.appendItems([10, 11], toSection: "high")
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func play(_ act: Act) {
    guard act == .first else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([2])
    snapshot.moveItem(3, afterItem: 10)
    snapshot.insertItems([4], beforeItem: 1)
    snapshot.moveSection("high", beforeSection: "low")
    snapshot.reloadItems([11])
    dataSource.apply(snapshot) { print("applied") }
    print(
      list.indexPathsForVisibleItems.map { "\($0.section).\($0.item)" },
      list.indexPathsForVisibleItems.compactMap { dataSource.itemIdentifier(for: $0) })
    print(
      list.visibleCells.compactMap {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      })
  }
}

final class RegistrationsViewController: UIViewController, UICollectionViewDataSource {
  private lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  private let registration = UICollectionView.CellRegistration<ScoreCell, String> {
    cell, path, item in
    cell.label.text = "\(path.item) \(item)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "x")
  }
}

final class ListLayoutViewController: UICollectionViewController {
  static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ScoreCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { print("selected", indexPath.item) }
}

/// Scrolls a picture that is larger than the screen.
final class ScrollViewController: UIViewController, UIScrollViewDelegate {
  private lazy var scrollView = UIScrollView(frame: view.bounds)

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    print("at", scrollView.contentOffset.y, scrollView.isDragging, scrollView.isDecelerating)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { print("target", targetContentOffset.pointee.y) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    print("decelerates", decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
