import AppLink
import Foundation

/// Pages, of which one shows, or two beside a spine (FACTS.md D14).
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { tellDelegate(delegate) }
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = [:]
      tellDelegate(dataSource, role: "dataSource")
    }
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open var isDoubleSided = false

  /// What the data source has said comes before and after the page that shows.
  var neighbours: [NavigationDirection: UIViewController] = [:]

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let chosen = options?[.spineLocation]
    let spine = chosen as? SpineLocation ?? (chosen as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    let drawn = coder.interface
    transitionStyle = drawn?.choice("transitionStyle", "pageCurl scroll") ?? .pageCurl
    navigationOrientation =
      drawn?.choice("navigationOrientation", "horizontal vertical") ?? .horizontal
    let spine: SpineLocation? = drawn?.choice("spineLocation", "none min mid max")
    spineLocation = transitionStyle == .scroll ? .none : spine ?? .min
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? {
    family.children.isEmpty ? nil : family.children
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    MainThreadChecker.check(
      UIPageViewController.self, "setViewControllers(_:direction:animated:completion:)")
    let pages = viewControllers ?? []
    let required = spineLocation == .mid ? 2 : 1
    guard pages.count == required else {
      fatalError(
        "The number of view controllers provided (\(pages.count)) doesn't match the number required "
          + "(\(required)) for the requested transition")
    }
    setPages(pages, direction, animated: animated, completion)
  }

  private func setPages(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    neighbours = [:]
    replaceChildren(with: pages, animated: animated)
    var arguments: LinkRecord = [
      "controllers": .controllers(pages), "direction": .string(direction.name),
      "style": .string(transitionStyle.name), "animated": .bool(animated),
    ]
    arguments["completion"] = AppProcess.shared.keep(finished: completion)
    AppProcess.shared.ask(.setPages, on: id, arguments)
  }

  override var fillsContentView: Bool { true }

  override func performOwn(_ call: Call) -> LinkRecord? {
    switch call.name {
    case Call.Name.userPage: turnPage(call)
    case Call.Name.undoTransition:
      undoChildren()
      neighbours = [:]
    default: return performDelegate(call) ?? performDataSource(call)
    }
    return [:]
  }

  /// The user turns to what the data source has said comes next.
  private func turnPage(_ call: Call) {
    let isForward = call.arguments["direction"]?.string != NavigationDirection.reverse.name
    let direction: NavigationDirection = isForward ? .forward : .reverse
    let page = AppProcess.shared.controller(call.arguments["controller"])
    guard let page = page ?? neighbours[direction] else { return }
    setPages([page], direction, animated: true)
  }
}

extension UIPageViewController.NavigationDirection {
  var name: String { self == .forward ? "forward" : "reverse" }
}

extension UIPageViewController.TransitionStyle {
  fileprivate var name: String { self == .scroll ? "scroll" : "pageCurl" }
}
