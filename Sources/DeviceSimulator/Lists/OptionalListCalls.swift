import LifecycleTrace

extension CallbackName {
  /// What is asked or told of lists, but for a data source's two duties; see `isLeftOutWhereMissing`.
  static let leftOutOfLists: Set<CallbackName> = [
    .numberOfSections, .supplementaryView, .prefetchItems, .cancelPrefetchingItems,
    .willDisplayItem, .didEndDisplayingItem, .willDisplaySupplementaryView,
    .didEndDisplayingSupplementaryView, .shouldHighlightItem, .didHighlightItem,
    .didUnhighlightItem, .shouldSelectItem, .didSelectItem, .shouldDeselectItem,
    .didDeselectItem, .sizeForItem, .insetForSection, .lineSpacingForSection,
    .interitemSpacingForSection, .referenceSizeForHeader, .referenceSizeForFooter,
    .prepareLayout, .collectionViewContentSize, .layoutAttributesForElements, .prepareForReuse,
    .titleForHeader, .titleForFooter, .viewForHeader, .viewForFooter, .heightForHeader,
    .heightForFooter, .heightForRow, .prefetchRows, .cancelPrefetchingRows, .willDisplayRow,
    .didEndDisplayingRow, .willDisplayHeader, .willDisplayFooter, .didEndDisplayingHeader,
    .didEndDisplayingFooter, .shouldHighlightRow, .didHighlightRow, .didUnhighlightRow,
    .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .canEditRow,
    .editingStyleForRow, .commitEditingStyle, .didScroll, .willBeginDragging, .willEndDragging,
    .didEndDragging, .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation,
  ]
}
