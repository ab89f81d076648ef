import AppLink
import Foundation

/// A stack of controllers, of which the top one shows (FACTS.md D6–D8, D22).
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { tellDelegate(delegate) }
  }

  private let container = UIView(frame: UIScreen.main.bounds)
  public let navigationBar = UINavigationBar(frame: .zero)
  public let toolbar = UIToolbar(frame: .zero)
  private let popGesture = InteractivePopGestureRecognizer()
  /// What the device was last told of swiping back.
  private var toldSwipe = true

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Apple's takes classes of bars of one's own; here they are the standard ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    super.loadView()
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    loadedView?.attach(container)
    loadedView?.attach(navigationBar)
    navigationBar.onChange = { [weak self] in self?.tellSwipe() }
    popGesture.onChange = { [weak self] in self?.tellSwipe() }
    refreshBars()
  }

  override var contentView: UIView? { container }
  override var fillsContentView: Bool { true }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { family.children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { family.children.last }

  /// The top controller, or what is presented over it.
  open var visibleViewController: UIViewController? {
    var visible = presentation.presented ?? topViewController
    while let over = visible?.presentation.presented { visible = over }
    return visible
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    MainThreadChecker.check(UINavigationController.self, "setViewControllers(_:animated:)")
    setStack(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    MainThreadChecker.check(UINavigationController.self, "pushViewController(_:animated:)")
    if viewController is UINavigationController {
      fatalError("Pushing a navigation controller is not supported")
    }
    setStack(family.children + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: family.children.count - 1, animated: animated)?.last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = family.children.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index + 1, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard subsequentVC !== topViewController,
      family.children.contains(where: { $0 === subsequentVC })
    else { return }
    popToViewController(subsequentVC, animated: UnwindSearch.isAnimated)
  }

  /// Leaves so many controllers; returns those that go, nil when none do.
  private func pop(
    to count: Int, animated: Bool, isInteractive: Bool = false
  ) -> [UIViewController]? {
    MainThreadChecker.check(UINavigationController.self, "popViewController(animated:)")
    guard count >= 1, count < family.children.count else { return nil }
    let leaving = Array(family.children[count...])
    setStack(
      Array(family.children[..<count]), animated: animated, isInteractive: isInteractive)
    return leaving
  }

  func setStack(
    _ stack: [UIViewController], animated: Bool, isInteractive: Bool = false
  ) {
    replaceChildren(with: stack, animated: animated)
    refreshBars()
    AppProcess.shared.ask(
      .setStack, on: id,
      [
        "controllers": .controllers(stack), "animated": .bool(animated),
        "isInteractive": .bool(isInteractive),
      ])
  }

  // MARK: Bars

  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      tellSwipe()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false

  private func refreshBars() {
    guard isViewLoaded else { return }
    navigationBar.show(family.children.map(\.navigationItem)) { [weak self] in
      self?.popViewController(animated: true)
    }
    tellSwipe()
  }

  /// Swipes back from the edge of the screen. Unless student code gives it a delegate, or none, it
  /// works only while a bar shows a back button.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  private func tellSwipe() {
    let hasButton = !isNavigationBarHidden && topViewController?.navigationItem.leadsBack != false
    let isPossible = popGesture.isEnabled && (hasButton || popGesture.hasOtherDelegate)
    guard isPossible != toldSwipe else { return }
    toldSwipe = isPossible
    tellSettings(["interactivePopEnabled": .bool(isPossible)])
  }

  // MARK: Calls of the device

  override func performOwn(_ call: Call) -> LinkRecord? {
    switch call.name {
    case Call.Name.userPop:
      if call.arguments["interactive"]?.bool == true {
        _ = pop(to: family.children.count - 1, animated: true, isInteractive: true)
      } else {
        popViewController(animated: true)
      }
    case Call.Name.undoTransition:
      undoChildren()
      refreshBars()
    default: return performDelegate(call)
    }
    return [:]
  }
}
