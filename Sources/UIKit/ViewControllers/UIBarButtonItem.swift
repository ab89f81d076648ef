import Foundation

/// A button in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
    case close = 24
  }

  open var style = Style.plain
  open var primaryAction: UIAction? { didSet { change() } }
  /// Kept; only a primary action or a target's action is carried out.
  open var menu: UIMenu?
  open weak var target: AnyObject?
  open var action: Selector?
  open var customView: UIView? { didSet { change() } }
  open var tintColor: UIColor?
  /// In points; of fixed spaces.
  open var width: CGFloat = 0
  open var isHidden = false { didSet { change() } }

  private var systemItem: SystemItem?
  private lazy var button = UIBarItemButton(role: "barButton") { [weak self] in self?.fire() }

  /// What a bar shows of the item; nil for spaces.
  var view: UIView? {
    if isSpace || isHidden { return nil }
    if let customView { return customView }
    button.show(title ?? "", isEnabled: isEnabled)
    return button
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  public static func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  private static func space(_ item: SystemItem, width: CGFloat) -> Self {
    let space = UIBarButtonItem(systemItem: item)
    space.width = width
    // Only a subclass's own space would be of another class.
    return unsafeDowncast(space, to: Self.self)
  }

  private var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Does what the item is for: what its button calls.
  func fire() {
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

extension UIBarButtonItem.SystemItem {
  /// What the button reads; icons go by the name of what they do, as VoiceOver calls them.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }
}
