import AppLink
import Foundation

/// Columns beside each other, or one over the other where there is no room.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Hashable, Sendable {
    case primary, supplementary, secondary, compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { tellDelegate(delegate) }
  }

  public let style: Style
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.3
  /// In points.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 320

  private var columns = SplitColumns()

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style =
      coder.interface?.choice("style", "unspecified doubleColumn tripleColumn") ?? .unspecified
    super.init(coder: coder)
  }

  /// Whether one column shows at a time: on every phone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var displayMode: DisplayMode {
    let shown = columns.sideBySide.shown.count
    if isCollapsed || shown < 2 { return .secondaryOnly }
    return shown == 2 ? .oneBesideSecondary : .twoBesideSecondary
  }

  // MARK: Columns

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    MainThreadChecker.check(UISplitViewController.self, "setViewController(_:for:)")
    guard columns[column] !== vc else { return }
    let holder = vc.map { vc in
      column == .compact || vc is UINavigationController
        ? vc : UINavigationController(rootViewController: vc)
    }
    let before = columns
    columns.set(vc, in: holder, for: column)
    withExtendedLifetime(before) {}
    showColumns()
  }

  /// The columns' controllers; setting them is the way of splits without a style.
  open var viewControllers: [UIViewController] {
    get { family.children }
    set {
      columns.set(newValue)
      showColumns()
    }
  }

  open func show(_ column: Column) {
    ask(.showColumn, column)
    columns.hidden.remove(column)
    columns.top = column
    showColumns(animated: true)
  }

  open func hide(_ column: Column) {
    ask(.hideColumn, column)
    columns.hidden.insert(column)
    if columns.top == column { columns.top = .primary }
    showColumns(animated: true)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  /// Which column is on top is decided when the view is loaded, as the system asks then.
  open override func loadView() {
    super.loadView()
    guard isCollapsed, columns.top == nil else { return }
    let answer = ask(.showColumn, columns.proposedTop, ["isCollapsing": true])
    columns.top = Column(name: answer["column"]?.string) ?? columns.proposedTop
    showColumns()
  }

  private func showColumns(animated: Bool = false) {
    guard isCollapsed else { return tellColumns(columns.sideBySide) }
    let base = columns.base.map { [$0] } ?? []
    if family.children.map(ObjectIdentifier.init) != base.map(ObjectIdentifier.init) {
      tellColumns((base, base))
    }
    guard let navigation = columns.base as? UINavigationController else { return }
    // Nobody else pushes navigation controllers.
    let own = navigation.viewControllers.filter { !($0 is UINavigationController) }
    let stack = own + columns.pushed
    guard stack.map(ObjectIdentifier.init) != navigation.viewControllers.map(ObjectIdentifier.init)
    else { return }
    navigation.setStack(stack, animated: animated)
  }

  private func tellColumns(_ columns: (all: [UIViewController], shown: [UIViewController])) {
    replaceChildren(with: columns.all)
    AppProcess.shared.ask(
      .setColumns, on: id,
      ["controllers": .controllers(columns.all), "shown": .controllers(columns.shown)])
  }

  @discardableResult
  private func ask(_ name: Ask.Name, _ column: Column, _ arguments: LinkRecord = [:]) -> LinkRecord
  {
    let told = arguments.merging(["column": .string(column.name)]) { $1 }
    return AppProcess.shared.ask(name, on: id, told)
  }

  override func performOwn(_ call: Call) -> LinkRecord? { performDelegate(call) }
}

extension UISplitViewController.Column {
  var name: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    }
  }

  init?(name: String?) {
    let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    guard let found = all.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
