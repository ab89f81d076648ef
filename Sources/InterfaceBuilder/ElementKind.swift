/// What an element of an object stands for: its class in UIKit, and what its attributes set.
struct ElementKind {
  var className: String
  var attributes: AttributeTable
  /// What Interface Builder means where the file says nothing, and UIKit's initialiser does not.
  var silence: [String: InterfaceDefault] = [:]

  enum InterfaceDefault {
    case yes
    case no
    case choice(String)
  }

  /// Of an element by its name; of an unknown one a class of that name.
  static func named(_ name: String) -> ElementKind {
    known[name] ?? ElementKind(className: className(of: name), attributes: .view + .controller)
  }

  static func isKnown(_ name: String) -> Bool { known[name] != nil }

  private static func className(of name: String) -> String {
    "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let known = views.merging(controls) { $1 }.merging(others) { $1 }

  private static let views: [String: ElementKind] = [
    "view": .init(className: "UIView", attributes: .view),
    "containerView": .init(className: "UIView", attributes: .view),
    "label": .init(
      className: "UILabel", attributes: .label,
      silence: ["adjustsFontSizeToFitWidth": .yes, "isUserInteractionEnabled": .yes]),
    "imageView": .init(
      className: "UIImageView", attributes: .imageView,
      silence: ["isUserInteractionEnabled": .yes]),
    "stackView": .init(
      className: "UIStackView", attributes: .stackView, silence: ["axis": .choice("horizontal")]),
    "scrollView": .init(className: "UIScrollView", attributes: .scrollView),
    "tableView": .init(
      className: "UITableView", attributes: .tableView, silence: ["style": .choice("plain")]),
    "tableViewSection": .init(className: "TableViewSection", attributes: .tableViewSection),
    "tableViewCell": .init(className: "UITableViewCell", attributes: .tableViewCell),
    "tableViewCellContentView": .init(className: "UIView", attributes: .view),
    "collectionView": .init(className: "UICollectionView", attributes: .collectionView),
    "collectionViewCell": .init(className: "UICollectionViewCell", attributes: .reusableView),
    "collectionViewCellContentView": .init(className: "UIView", attributes: .view),
    "collectionReusableView": .init(
      className: "UICollectionReusableView", attributes: .reusableView),
    "collectionViewFlowLayout": .init(
      className: "UICollectionViewFlowLayout", attributes: .flowLayout),
    "collectionViewLayout": .init(className: "UICollectionViewLayout", attributes: .none),
    "navigationBar": .init(className: "UINavigationBar", attributes: .bar),
    "toolbar": .init(className: "UIToolbar", attributes: .bar),
    "tabBar": .init(className: "UITabBar", attributes: .bar),
    "searchBar": .init(className: "UISearchBar", attributes: .searchBar),
    "visualEffectView": .init(className: "UIVisualEffectView", attributes: .view),
    "window": .init(className: "UIWindow", attributes: .view),
    "pickerView": .init(className: "UIPickerView", attributes: .view),
    "wkWebView": .init(className: "WKWebView", attributes: .view),
    "webView": .init(className: "UIWebView", attributes: .view),
    "mapView": .init(className: "MKMapView", attributes: .view),
    "sceneKitView": .init(className: "SCNView", attributes: .view),
    "skView": .init(className: "SKView", attributes: .view),
    "mtkView": .init(className: "MTKView", attributes: .view),
    "glkView": .init(className: "GLKView", attributes: .view),
    "arscnView": .init(className: "ARSCNView", attributes: .view),
  ]

  private static let controls: [String: ElementKind] = [
    "control": .init(className: "UIControl", attributes: .control),
    "button": .init(
      className: "UIButton", attributes: .button, silence: ["buttonType": .choice("custom")]),
    "textField": .init(className: "UITextField", attributes: .textField),
    "textView": .init(className: "UITextView", attributes: .textView),
    "switch": .init(className: "UISwitch", attributes: .toggle, silence: ["isOn": .no]),
    "slider": .init(className: "UISlider", attributes: .slider),
    "stepper": .init(className: "UIStepper", attributes: .stepper),
    "segmentedControl": .init(className: "UISegmentedControl", attributes: .segmentedControl),
    "progressView": .init(className: "UIProgressView", attributes: .progressView),
    "activityIndicatorView": .init(
      className: "UIActivityIndicatorView", attributes: .activityIndicator,
      silence: ["hidesWhenStopped": .no]),
    "pageControl": .init(className: "UIPageControl", attributes: .pageControl),
    "datePicker": .init(className: "UIDatePicker", attributes: .datePicker),
    "colorWell": .init(className: "UIColorWell", attributes: .control),
  ]

  private static let others: [String: ElementKind] = [
    "viewController": .init(className: "UIViewController", attributes: .controller),
    "tableViewController": .init(className: "UITableViewController", attributes: .listController),
    "collectionViewController": .init(
      className: "UICollectionViewController", attributes: .listController),
    "navigationController": .init(
      className: "UINavigationController", attributes: .navigationController),
    "tabBarController": .init(className: "UITabBarController", attributes: .tabBarController),
    "splitViewController": .init(
      className: "UISplitViewController", attributes: .splitViewController),
    "pageViewController": .init(className: "UIPageViewController", attributes: .pageViewController),
    "glkViewController": .init(className: "GLKViewController", attributes: .controller),
    "avPlayerViewController": .init(className: "AVPlayerViewController", attributes: .controller),
    "hostingController": .init(className: "UIHostingController", attributes: .controller),
    "viewControllerPlaceholder": .init(
      className: "ViewControllerPlaceholder", attributes: .storyboardReference),
    "navigationItem": .init(className: "UINavigationItem", attributes: .navigationItem),
    "barButtonItem": .init(className: "UIBarButtonItem", attributes: .barButtonItem),
    "tabBarItem": .init(className: "UITabBarItem", attributes: .tabBarItem),
    "tapGestureRecognizer": .init(className: "UITapGestureRecognizer", attributes: .recognizer),
    "swipeGestureRecognizer": .init(className: "UISwipeGestureRecognizer", attributes: .recognizer),
    // Interface Builder's own spelling.
    "pongPressGestureRecognizer": .init(
      className: "UILongPressGestureRecognizer", attributes: .recognizer),
    "longPressGestureRecognizer": .init(
      className: "UILongPressGestureRecognizer", attributes: .recognizer),
    "panGestureRecognizer": .init(className: "UIPanGestureRecognizer", attributes: .recognizer),
    "screenEdgePanGestureRecognizer": .init(
      className: "UIScreenEdgePanGestureRecognizer", attributes: .recognizer),
    "pinchGestureRecognizer": .init(className: "UIPinchGestureRecognizer", attributes: .recognizer),
    "rotationGestureRecognizer": .init(
      className: "UIRotationGestureRecognizer", attributes: .recognizer),
    "hoverGestureRecognizer": .init(className: "UIHoverGestureRecognizer", attributes: .recognizer),
    "customGestureRecognizer": .init(className: "UIGestureRecognizer", attributes: .recognizer),
    "gestureRecognizer": .init(className: "UIGestureRecognizer", attributes: .recognizer),
    "viewControllerLayoutGuide": .init(className: "UILayoutGuide", attributes: .none),
    "viewLayoutGuide": .init(className: "UILayoutGuide", attributes: .none),
    "customObject": .init(className: "NSObject", attributes: .none),
  ]
}
