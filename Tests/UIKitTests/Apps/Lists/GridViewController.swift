import UIKit

/// A cell with a label, as labs have it.
class ScoreCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

final class PlainCell: UICollectionViewCell {}

class GridViewController: UIViewController, Playing {
  var items = (0..<40).map { "item \($0)" }
  var extraSections: [[String]] = []
  let layout = UICollectionViewFlowLayout()
  lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  var prefetcher: Prefetcher?

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 393, height: 200)
    layout.minimumLineSpacing = 0
    list.register(ScoreCell.self, forCellWithReuseIdentifier: "score")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    setUp()
  }

  func setUp() {}

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
  }

  func header(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    UICollectionReusableView()
  }

  func play(_ act: Act) {
    guard act == .first else { return }
    print("showing", list.visibleCells.compactMap { ($0 as? ScoreCell)?.label.text })
  }

  func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "score", for: indexPath)
    (cell as? ScoreCell)?.label.text = text(at: indexPath)
    return cell
  }

  func text(at path: IndexPath) -> String {
    path.section == 0 ? items[path.item] : extraSections[path.section - 1][path.item]
  }
}

extension GridViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 + extraSections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? items.count : extraSections[section - 1].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header(kind, at: indexPath) }
}

extension GridViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { items[indexPath.item] != "untouchable" }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { tell("highlighted", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { tell("unhighlighted", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { items[indexPath.item] != "unselectable" }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { tell("selected", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { tell("deselected", indexPath) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    print("ended", scrollView.contentOffset.y, scrollView === list)
  }

  func tell(_ word: String, _ path: IndexPath) {
    let cell = list.cellForItem(at: path)
    print(
      word, path.item, cell?.isSelected ?? false, cell?.isHighlighted ?? false,
      list.indexPathsForSelectedItems?.map(\.item) ?? [])
  }
}

final class Prefetcher: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { print("prefetch", indexPaths.map(\.item)) }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { print("cancel", indexPaths.map(\.item)) }
}
