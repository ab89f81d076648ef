/// The attributes of views in Interface Builder.
extension AttributeTable {
  static let none = AttributeTable()

  static let view = AttributeTable(
    bools: """
      hidden:isHidden opaque:isOpaque clipsSubviews:clipsToBounds clearsContextBeforeDrawing \
      autoresizesSubviews userInteractionEnabled:isUserInteractionEnabled \
      multipleTouchEnabled:isMultipleTouchEnabled exclusiveTouch:isExclusiveTouch \
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
      """,
    ints: "tag",
    doubles: """
      alpha horizontalHuggingPriority verticalHuggingPriority \
      horizontalCompressionResistancePriority verticalCompressionResistancePriority
      """,
    strings: "restorationIdentifier", choices: "contentMode semanticContentAttribute")

  static let label =
    view
    + AttributeTable(
      bools: """
        enabled:isEnabled highlighted:isHighlighted adjustsFontForContentSizeCategory \
        adjustsFontSizeToFit:adjustsFontSizeToFitWidth
        """,
      ints: "numberOfLines", doubles: "minimumScaleFactor minimumFontSize preferredMaxLayoutWidth",
      strings: "text", choices: "textAlignment baselineAdjustment"
    ).choosing("lineBreakMode", lineBreakModes)

  private static let lineBreakModes = [
    "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
    "middleTruncation": "byTruncatingMiddle", "wordWrap": "byWordWrapping",
    "characterWrap": "byCharWrapping", "clip": "byClipping",
  ]

  static let imageView =
    view + AttributeTable(bools: "highlighted:isHighlighted", images: "image highlightedImage")

  static let stackView =
    view
    + AttributeTable(
      bools: """
        baselineRelativeArrangement:isBaselineRelativeArrangement \
        layoutMarginsRelativeArrangement:isLayoutMarginsRelativeArrangement
        """,
      doubles: "spacing", choices: "axis alignment distribution")

  static let scrollView =
    view
    + AttributeTable(
      bools: """
        scrollEnabled:isScrollEnabled pagingEnabled:isPagingEnabled \
        directionalLockEnabled:isDirectionalLockEnabled bounces bouncesZoom alwaysBounceVertical \
        alwaysBounceHorizontal showsHorizontalScrollIndicator showsVerticalScrollIndicator \
        delaysContentTouches canCancelContentTouches
        """,
      doubles: "minimumZoomScale maximumZoomScale",
      choices: "keyboardDismissMode indicatorStyle contentInsetAdjustmentBehavior")

  static let tableView =
    scrollView
    + AttributeTable(
      bools: """
        allowsSelection allowsMultipleSelection allowsSelectionDuringEditing \
        allowsMultipleSelectionDuringEditing editing:isEditing
        """,
      doubles: """
        rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight \
        estimatedSectionHeaderHeight estimatedSectionFooterHeight
        """,
      choices: "style separatorStyle")

  static let tableViewSection = AttributeTable(strings: "headerTitle footerTitle")

  static let tableViewCell =
    view
    + AttributeTable(
      bools: "shouldIndentWhileEditing showsReorderControl", ints: "indentationLevel",
      doubles: "indentationWidth rowHeight", strings: "reuseIdentifier",
      objects: "textLabel detailTextLabel imageView",
      choices: "accessoryType editingAccessoryType selectionStyle"
    ).choosing(
      "style",
      [
        "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
        "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
      ])

  static let collectionView =
    scrollView
    + AttributeTable(
      bools: "allowsSelection allowsMultipleSelection prefetchingEnabled:isPrefetchingEnabled")

  static let reusableView = view + AttributeTable(strings: "reuseIdentifier")

  static let flowLayout = AttributeTable(
    bools: "sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds",
    doubles: "minimumLineSpacing minimumInteritemSpacing", choices: "scrollDirection")

  static let bar =
    view
    + AttributeTable(
      bools: "translucent:isTranslucent largeTitles:prefersLargeTitles", choices: "barStyle")

  static let searchBar =
    bar
    + AttributeTable(
      bools: "showsCancelButton showsBookmarkButton showsScopeBar",
      strings: "text placeholder prompt", choices: "searchBarStyle")
}
