import UIKit

final class MultipleViewController: GridViewController {
  override func setUp() { list.allowsMultipleSelection = true }
}

final class UntouchableViewController: GridViewController {
  override func setUp() { items = ["untouchable", "unselectable"] }
}

final class PrefetchViewController: GridViewController {
  override func setUp() {
    let prefetcher = Prefetcher()
    list.prefetchDataSource = prefetcher
    self.prefetcher = prefetcher
  }
}

/// Asks for the cell below those on the screen, which a scroll has had prepared.
final class PreparedViewController: GridViewController {
  override func play(_ act: Act) {
    guard act == .first, let last = list.indexPathsForVisibleItems.last else { return }
    let next = IndexPath(item: last.item + 1, section: 0)
    let cell = list.cellForItem(at: next) as? ScoreCell
    cell?.label.text = "changed"
    print(next.item, cell != nil, cell.map { list.visibleCells.contains($0) } ?? false)
  }
}

/// Fills a selected cell again: by a reload, and with what it is.
final class RefilledViewController: GridViewController {
  override func play(_ act: Act) {
    guard act == .first else { return }
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    items[0] = "changed"
    list.selectItem(at: first, animated: false, scrollPosition: [])
    list.reconfigureItems(at: [first])
    tell("reconfigured", first)
    list.selectItem(at: second, animated: false, scrollPosition: [])
    list.reloadItems(at: [second])
    tell("reloaded", second)
    super.play(act)
  }
}

/// A layout of one's own, as labs have it.
final class StudentLayout: UICollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    frames = (0..<count).map { CGRect(x: 0, y: $0 * 300, width: 100, height: 300) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
}

final class StudentLayoutViewController: GridViewController {
  override func setUp() { list.collectionViewLayout = StudentLayout() }
}

final class FlowDelegateViewController: GridViewController, UICollectionViewDelegateFlowLayout {
  override func setUp() { items = ["a", "b", "c"] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 100 + 10 * indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for cell in list.visibleCells {
      print(cell.frame.minX, cell.frame.minY, cell.frame.height)
    }
    print(list.contentSize.height)
  }
}

final class SelectByCodeViewController: GridViewController {
  override func play(_ act: Act) {
    guard act == .first else { return }
    list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    tell("by code", IndexPath(item: 2, section: 0))
    list.deselectItem(at: IndexPath(item: 2, section: 0), animated: false)
    tell("by code", IndexPath(item: 2, section: 0))
  }
}

/// Keeps a label beyond the time that its cell is displayed.
final class OffScreenViewController: GridViewController {
  private var label: UILabel?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    label = (list.cellForItem(at: IndexPath(item: 0, section: 0)) as? ScoreCell)?.label
    label?.text = "on the screen"
  }

  override func play(_ act: Act) {
    if act == .first { label?.text = "off the screen" }
  }
}

final class ChangesViewController: GridViewController {
  override func play(_ act: Act) {
    guard act == .first else { return }
    list.performBatchUpdates {
      self.items.remove(at: 0)
      self.items.insert("new", at: 2)
      self.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      self.list.insertItems(at: [IndexPath(item: 2, section: 0)])
      print("in the block")
    } completion: {
      print("completed", $0)
    }
    print(
      "after", list.visibleCells.compactMap { ($0 as? ScoreCell)?.label.text },
      list.numberOfItems(inSection: 0))
  }
}

final class SectionsViewController: GridViewController {
  override func setUp() {
    items = ["a"]
    extraSections = [["b", "c"], ["d"]]
    layout.itemSize = CGSize(width: 393, height: 50)
    layout.headerReferenceSize = CGSize(width: 393, height: 20)
    list.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func header(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    list.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  override func play(_ act: Act) {
    guard act == .first else { return }
    extraSections.swapAt(0, 1)
    list.moveSection(1, toSection: 2)
    show()
    extraSections.removeFirst()
    list.deleteSections([1])
    extraSections.append(["e"])
    list.insertSections([2])
    extraSections[0][0] = "changed"
    list.reloadSections([1])
    show()
  }

  private func show() {
    print(
      list.indexPathsForVisibleItems.map { "\($0.section).\($0.item)" },
      list.visibleCells.compactMap { ($0 as? ScoreCell)?.label.text },
      list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count)
  }
}

final class ReloadViewController: GridViewController {
  override func play(_ act: Act) {
    guard act == .first else { return }
    items = ["only"]
    list.reloadData()
    print("after", list.visibleCells.count, list.numberOfItems(inSection: 0))
    list.layoutIfNeeded()
    print("laid out", list.visibleCells.count)
  }
}

final class ScrollByCodeViewController: GridViewController {
  override func play(_ act: Act) {
    switch act {
    case .first:
      list.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
      print("offset", list.contentOffset.y)
    case .second:
      guard list.contentOffset.y > 0 else { return }
      list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
      print("offset", list.contentOffset.y)
    }
  }
}
