/// Callbacks of scroll, collection and table views.
extension CallbackName {
  public static let numberOfSections = CallbackName("numberOfSections(in:)")
  public static let numberOfItems = CallbackName("collectionView(_:numberOfItemsInSection:)")
  public static let cellForItem = CallbackName("collectionView(_:cellForItemAt:)")
  public static let supplementaryView = CallbackName(
    "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  public static let prefetchItems = CallbackName("collectionView(_:prefetchItemsAt:)")
  public static let cancelPrefetchingItems = CallbackName(
    "collectionView(_:cancelPrefetchingForItemsAt:)")
  public static let willDisplayItem = CallbackName("collectionView(_:willDisplay:forItemAt:)")
  public static let didEndDisplayingItem = CallbackName(
    "collectionView(_:didEndDisplaying:forItemAt:)")
  public static let willDisplaySupplementaryView = CallbackName(
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
  public static let didEndDisplayingSupplementaryView = CallbackName(
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
  public static let shouldHighlightItem = CallbackName("collectionView(_:shouldHighlightItemAt:)")
  public static let didHighlightItem = CallbackName("collectionView(_:didHighlightItemAt:)")
  public static let didUnhighlightItem = CallbackName("collectionView(_:didUnhighlightItemAt:)")
  public static let shouldSelectItem = CallbackName("collectionView(_:shouldSelectItemAt:)")
  public static let didSelectItem = CallbackName("collectionView(_:didSelectItemAt:)")
  public static let shouldDeselectItem = CallbackName("collectionView(_:shouldDeselectItemAt:)")
  public static let didDeselectItem = CallbackName("collectionView(_:didDeselectItemAt:)")
  public static let sizeForItem = CallbackName("collectionView(_:layout:sizeForItemAt:)")
  public static let insetForSection = CallbackName("collectionView(_:layout:insetForSectionAt:)")
  public static let lineSpacingForSection = CallbackName(
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)")
  public static let interitemSpacingForSection = CallbackName(
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
  public static let referenceSizeForHeader = CallbackName(
    "collectionView(_:layout:referenceSizeForHeaderInSection:)")
  public static let referenceSizeForFooter = CallbackName(
    "collectionView(_:layout:referenceSizeForFooterInSection:)")
  public static let prepareLayout = CallbackName("prepare()")
  public static let collectionViewContentSize = CallbackName("collectionViewContentSize")
  public static let layoutAttributesForElements = CallbackName("layoutAttributesForElements(in:)")
  public static let prepareForReuse = CallbackName("prepareForReuse()")

  public static let numberOfRows = CallbackName("tableView(_:numberOfRowsInSection:)")
  public static let cellForRow = CallbackName("tableView(_:cellForRowAt:)")
  public static let titleForHeader = CallbackName("tableView(_:titleForHeaderInSection:)")
  public static let titleForFooter = CallbackName("tableView(_:titleForFooterInSection:)")
  public static let viewForHeader = CallbackName("tableView(_:viewForHeaderInSection:)")
  public static let viewForFooter = CallbackName("tableView(_:viewForFooterInSection:)")
  public static let heightForHeader = CallbackName("tableView(_:heightForHeaderInSection:)")
  public static let heightForFooter = CallbackName("tableView(_:heightForFooterInSection:)")
  public static let heightForRow = CallbackName("tableView(_:heightForRowAt:)")
  public static let prefetchRows = CallbackName("tableView(_:prefetchRowsAt:)")
  public static let cancelPrefetchingRows = CallbackName("tableView(_:cancelPrefetchingForRowsAt:)")
  public static let willDisplayRow = CallbackName("tableView(_:willDisplay:forRowAt:)")
  public static let didEndDisplayingRow = CallbackName("tableView(_:didEndDisplaying:forRowAt:)")
  public static let willDisplayHeader = CallbackName(
    "tableView(_:willDisplayHeaderView:forSection:)")
  public static let willDisplayFooter = CallbackName(
    "tableView(_:willDisplayFooterView:forSection:)")
  public static let didEndDisplayingHeader = CallbackName(
    "tableView(_:didEndDisplayingHeaderView:forSection:)")
  public static let didEndDisplayingFooter = CallbackName(
    "tableView(_:didEndDisplayingFooterView:forSection:)")
  public static let shouldHighlightRow = CallbackName("tableView(_:shouldHighlightRowAt:)")
  public static let didHighlightRow = CallbackName("tableView(_:didHighlightRowAt:)")
  public static let didUnhighlightRow = CallbackName("tableView(_:didUnhighlightRowAt:)")
  public static let willSelectRow = CallbackName("tableView(_:willSelectRowAt:)")
  public static let didSelectRow = CallbackName("tableView(_:didSelectRowAt:)")
  public static let willDeselectRow = CallbackName("tableView(_:willDeselectRowAt:)")
  public static let didDeselectRow = CallbackName("tableView(_:didDeselectRowAt:)")
  public static let canEditRow = CallbackName("tableView(_:canEditRowAt:)")
  public static let editingStyleForRow = CallbackName("tableView(_:editingStyleForRowAt:)")
  public static let commitEditingStyle = CallbackName("tableView(_:commit:forRowAt:)")

  public static let didScroll = CallbackName("scrollViewDidScroll(_:)")
  public static let willBeginDragging = CallbackName("scrollViewWillBeginDragging(_:)")
  public static let willEndDragging = CallbackName(
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
  public static let didEndDragging = CallbackName("scrollViewDidEndDragging(_:willDecelerate:)")
  public static let willBeginDecelerating = CallbackName("scrollViewWillBeginDecelerating(_:)")
  public static let didEndDecelerating = CallbackName("scrollViewDidEndDecelerating(_:)")
  public static let didEndScrollingAnimation = CallbackName(
    "scrollViewDidEndScrollingAnimation(_:)")
}
