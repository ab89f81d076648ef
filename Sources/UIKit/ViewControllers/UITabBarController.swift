import AppLink
import Foundation

/// Controllers beside each other, of which the selected one shows (FACTS.md D13).
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { tellDelegate(delegate) }
  }

  private let container = UIView(frame: UIScreen.main.bounds)
  public let tabBar = UITabBar(frame: .zero)
  private weak var selected: UIViewController?

  open override func loadView() {
    super.loadView()
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    loadedView?.attach(container)
    loadedView?.attach(tabBar)
  }

  override var contentView: UIView? { container }
  override var fillsContentView: Bool { true }

  open var viewControllers: [UIViewController]? {
    get { family.children.isEmpty ? nil : family.children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The tab that was selected stays so if it is still there; otherwise the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    MainThreadChecker.check(UITabBarController.self, "setViewControllers(_:animated:)")
    let tabs = viewControllers ?? []
    let stays = tabs.contains { $0 === selected }
    setTabs(tabs, selected: stays ? selected : tabs.first, animated: animated)
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard family.children.contains(where: { $0 === newValue }) else {
        fatalError(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      select(newValue)
    }
  }

  /// `NSNotFound` where nothing is selected; an index beyond the tabs selects nothing.
  open var selectedIndex: Int {
    get { family.children.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard family.children.indices.contains(newValue) else { return }
      select(family.children[newValue])
    }
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }

  private func select(_ controller: UIViewController) {
    MainThreadChecker.check(UITabBarController.self, "selectedViewController")
    guard controller !== selected else { return }
    setTabs(family.children, selected: controller, animated: false)
  }

  private func setTabs(_ tabs: [UIViewController], selected: UIViewController?, animated: Bool) {
    replaceChildren(with: tabs)
    self.selected = selected
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
    AppProcess.shared.ask(
      .setTabs, on: id,
      [
        "controllers": .controllers(tabs), "selected": .controller(selected),
        "animated": .bool(animated),
      ])
  }

  override func performOwn(_ call: Call) -> LinkRecord? {
    switch call.name {
    case Call.Name.userSelect:
      selectedIndex = call.arguments["index"]?.int.flatMap { Int(exactly: $0) } ?? NSNotFound
    case Call.Name.undoTransition: undoChildren()
    default: return performDelegate(call)
    }
    return [:]
  }
}
