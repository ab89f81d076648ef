/// The attributes of controllers, their items, and recognisers.
extension AttributeTable {
  static let controller = AttributeTable(
    bools: """
      hidesBottomBarWhenPushed definesPresentationContext \
      providesPresentationContextTransitionStyle extendedLayoutIncludesOpaqueBars \
      automaticallyAdjustsScrollViewInsets modalInPresentation:isModalInPresentation
      """,
    strings: "storyboardIdentifier restorationIdentifier title nibName",
    choices: "modalPresentationStyle modalTransitionStyle")

  static let listController =
    controller + AttributeTable(bools: "clearsSelectionOnViewWillAppear")

  static let navigationController =
    controller
    + AttributeTable(
      bools: """
        navigationBarHidden:isNavigationBarHidden toolbarHidden:isToolbarHidden hidesBarsOnSwipe \
        hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
        """)

  static let tabBarController = controller + AttributeTable(ints: "selectedIndex")

  static let splitViewController =
    controller
    + AttributeTable(
      bools: "presentsWithGesture",
      choices: """
        style preferredDisplayMode preferredSplitBehavior splitBehavior:preferredSplitBehavior
        """)

  static let pageViewController =
    controller
    + AttributeTable(
      bools: "doubleSided:isDoubleSided",
      choices: "transitionStyle navigationOrientation spineLocation")

  static let storyboardReference = AttributeTable(
    strings: "storyboardName referencedIdentifier bundleIdentifier")

  static let navigationItem = AttributeTable(
    bools: "hidesBackButton leftItemsSupplementBackButton", strings: "title prompt backButtonTitle",
    choices: "largeTitleDisplayMode")

  static let barButtonItem = AttributeTable(
    bools: "enabled:isEnabled selected:isSelected", ints: "tag", doubles: "width",
    strings: "title", images: "image landscapeImage:landscapeImagePhone", choices: "systemItem"
  ).choosing("style", ["bordered": "plain"])

  static let tabBarItem = AttributeTable(
    bools: "enabled:isEnabled", ints: "tag", strings: "title badgeValue",
    images: "image selectedImage", choices: "systemItem")

  static let recognizer = AttributeTable(
    bools: "enabled:isEnabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded",
    ints: """
      numberOfTapsRequired numberOfTouchesRequired minimumNumberOfTouches maximumNumberOfTouches
      """,
    doubles: "minimumPressDuration allowableMovement scale rotation", choices: "direction")
}
