import AppLink
import Foundation

/// A view controller whose view is a collection view; its data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let ownLayout: UICollectionViewLayout?
  open var clearsSelectionOnViewWillAppear = true
  open var installsStandardGestureForInteractiveMovement = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    ownLayout = nil
    super.init(coder: coder)
  }

  /// The controller's view.
  public var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout that the controller was made with, else that of its view.
  public var collectionViewLayout: UICollectionViewLayout {
    ownLayout ?? (view as? UICollectionView)?.collectionViewLayout ?? UICollectionViewLayout()
  }

  open override func loadView() {
    if loadInterface() { return }
    let list = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: ownLayout ?? UICollectionViewFlowLayout())
    list.dataSource = self
    list.delegate = self
    view = list
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear, let list = viewIfLoaded as? UICollectionView {
      for path in list.indexPathsForSelectedItems ?? [] {
        list.deselectItem(at: path, animated: animated)
      }
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    AppProcess.shared.noteUnimplemented()
    return 1
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    AppProcess.shared.noteUnimplemented()
    return UICollectionReusableView()
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }
}
