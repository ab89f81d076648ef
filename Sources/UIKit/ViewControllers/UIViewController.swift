import AppLink
import Foundation

/// Manages a view. The device decides when it is loaded, appears and moves.
///
/// Everything that Apple lets subclasses override stands in this file, as Swift allows that nowhere
/// else; what it does is in the extensions beside it.
open class UIViewController: UIResponder {
  private var toldID: ObjectID?
  var loadedView: UIView?
  var family = Family()
  var presentation = Presentation()
  var appearance = AppearanceState()
  let items = ControllerItems()
  /// What came out of a storyboard or xib with the controller.
  var interface: InterfaceScene?

  /// The number by which the device knows the controller; told on first use.
  var id: ObjectID {
    let id = toldID ?? AppProcess.shared.objects.add(self)
    toldID = id
    return id
  }

  deinit {
    if let toldID { EffectLog.shared.tellDestruction(of: toldID) }
  }

  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = coder.interface?.node.string("nibName")
    nibBundle = nil
    super.init()
    coder.interface?.fill(self)
  }

  open func awakeFromNib() { noteBase() }

  // MARK: View

  /// The controller's view; loaded on first use.
  open var view: UIView! {
    get {
      MainThreadChecker.check(UIViewController.self, "view")
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view of a storyboard or xib, else an empty one; override to build one's own.
  open func loadView() {
    noteBase()
    if loadInterface() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() { askForView() }
  open func viewDidLoad() { noteBase() }
  /// Of iOS before 6 only.
  open func viewWillUnload() { noteBase() }
  /// Of iOS before 6 only.
  open func viewDidUnload() { noteBase() }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) { noteBaseOfAppearance() }
  open func viewIsAppearing(_ animated: Bool) { noteBaseOfAppearance() }
  open func viewDidAppear(_ animated: Bool) { noteBaseOfAppearance() }
  open func viewWillDisappear(_ animated: Bool) { noteBaseOfAppearance() }
  open func viewDidDisappear(_ animated: Bool) { noteBaseOfAppearance() }

  open var isBeingPresented: Bool { appearance.movement == .presented }
  open var isBeingDismissed: Bool { appearance.movement == .dismissed }
  open var isMovingToParent: Bool { appearance.movement == .toParent }
  open var isMovingFromParent: Bool { appearance.movement == .fromParent }

  // MARK: Layout

  open func updateViewConstraints() { noteBase() }
  open func viewWillLayoutSubviews() { noteBase() }
  open func viewDidLayoutSubviews() { noteBase() }
  open func viewLayoutMarginsDidChange() { noteBase() }
  open func viewSafeAreaInsetsDidChange() { noteBase() }

  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredContentSize = CGSize.zero

  // MARK: Parents and children

  open var parent: UIViewController? { family.parent }
  open var children: [UIViewController] { family.children }

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { noteBaseOfMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) { noteBaseOfMove(to: parent) }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    askToBeginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    AppProcess.shared.ask(.endAppearance, on: id)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    askToFlip(fromViewController, toViewController, duration, animations, completion)
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { nearestPresented }
  open var presentingViewController: UIViewController? { nearestPresenting }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    askToPresent(viewControllerToPresent, animated: flag, completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    askToDismiss(animated: flag, completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender)
  }

  /// As on the system: sheets from iOS 13 on, the whole screen before.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style ?? .standard }
    set { presentation.setStyle(newValue) }
  }

  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false {
    didSet { tellSettings(["isModalInPresentation": .bool(isModalInPresentation)]) }
  }

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segue: identifier, sender)
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { noteBase() }

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { otherChildren(than: source) }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Rotation and traits

  open var traitCollection: UITraitCollection { .ofDevice }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    DeviceReadings.shared.interfaceOrientation
  }

  /// Hands the change on to the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    noteBase()
    forward(size: size)
  }

  /// Hands the change on to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    noteBase()
    AppProcess.shared.ask(.forwardTraits, on: id)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { noteBase() }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    appearance.coordinator ?? (parent ?? presentation.presenting)?.transitionCoordinator
  }

  // MARK: Bars

  open var title: String? {
    didSet {
      MainThreadChecker.check(UIViewController.self, "title")
      items.setTitle(title)
    }
  }

  open var navigationItem: UINavigationItem { items.navigationItem(title: title) }
  open var tabBarItem: UITabBarItem! {
    get { items.tabBarItem(title: title) }
    set { items.tab = newValue }
  }
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var hidesBottomBarWhenPushed = false
  open var editButtonItem: UIBarButtonItem { items.editButton(of: self) }

  open var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { items.setEditing(editing) }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Memory and state

  open func didReceiveMemoryWarning() { noteBase() }

  /// By which the system finds the controller again when it restores state; nil keeps it out.
  open var restorationIdentifier: String? {
    didSet { tellRestoration() }
  }

  /// The class that makes the controller when state is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    didSet { tellRestoration() }
  }

  open func encodeRestorableState(with coder: NSCoder) {
    noteBase()
    encodeOwnState(with: coder)
  }

  open func decodeRestorableState(with coder: NSCoder) {
    noteBase()
    decodeOwnState(with: coder)
  }

  open func applicationFinishedRestoringState() { noteBase() }

  // MARK: Within the framework

  /// Calls of the device that only some kinds of controllers have; nil for any other.
  func performOwn(_ call: Call) -> LinkRecord? { nil }

  /// Where the views of controllers that this one shows go.
  var contentView: UIView? { loadedView }

  /// Whether the views of children take all of the content view, as in UIKit's containers.
  var fillsContentView: Bool { false }
}
