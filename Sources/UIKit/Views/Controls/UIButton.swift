import AppLink
import Foundation

/// A control with a caption.
open class UIButton: UIControl {
  /// How a button looks; nothing depends on it here.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button shows in one of its states.
  private struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var faces: [State.RawValue: Face] = [:]
  private var ownTitleLabel: UILabel?
  /// Set through the label, until a title is set again.
  fileprivate var labelText: String?
  public internal(set) var buttonType = ButtonType.custom

  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurationUpdateHandler?(self) }
  }

  open var configuration: Configuration? {
    didSet {
      labelText = nil
      guard let title = configuration?.shownTitle, title != oldValue?.shownTitle else { return }
      tellText("title", title)
    }
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    buttonType = .system
    add(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    add(primaryAction)
  }

  private func add(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if configuration?.title == nil, !primaryAction.title.isEmpty {
      setTitle(primaryAction.title, for: .normal)
    }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: By state

  open func setTitle(_ title: String?, for state: State) {
    labelText = nil
    faces[state.rawValue, default: Face()].title = title
    tellText("title", title)
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    labelText = nil
    faces[state.rawValue, default: Face()].attributedTitle = title
    tellText("title", title?.string)
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    faces[state.rawValue, default: Face()].titleColor = color
    tellUpdate("titleColor", color?.linkValue ?? .null)
  }

  open func setImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].image = image
    tellUpdate("image", image?.linkValue ?? .null)
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].backgroundImage = image
    tellUpdate("backgroundImage", image?.linkValue ?? .null)
  }

  open func title(for state: State) -> String? { face(state, \.title) }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    face(state, \.attributedTitle)
  }

  open func titleColor(for state: State) -> UIColor? { face(state, \.titleColor) }
  open func image(for state: State) -> UIImage? { face(state, \.image) }
  open func backgroundImage(for state: State) -> UIImage? { face(state, \.backgroundImage) }

  /// Of that state, otherwise of the normal one.
  private func face<Value>(_ state: State, _ part: (Face) -> Value?) -> Value? {
    faces[state.rawValue].flatMap(part) ?? faces[State.normal.rawValue].flatMap(part)
  }

  /// The state by which the button looks, disabled before selected.
  private var shownState: State {
    switches.isEnabled ? (switches.isSelected ? .selected : .normal) : .disabled
  }

  open var currentTitle: String? { title(for: shownState) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: shownState) }
  open var currentTitleColor: UIColor { titleColor(for: shownState) ?? .white }
  open var currentImage: UIImage? { image(for: shownState) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: shownState) }

  /// What can be read on the button.
  var shownTitle: String? {
    labelText ?? face(shownState, \.title) ?? face(shownState, \.attributedTitle)?.string
      ?? configuration?.shownTitle
  }

  /// Shows the button's title; what is set on it holds until a title is set again.
  open var titleLabel: UILabel? {
    let label = ownTitleLabel ?? TitleLabel(of: self)
    ownTitleLabel = label
    return label
  }

  public private(set) lazy var imageView: UIImageView? = UIImageView()

  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override var isEnabled: Bool {
    didSet { setNeedsUpdateConfiguration() }
  }

  open override var isSelected: Bool {
    didSet { setNeedsUpdateConfiguration() }
  }

  open override var intrinsicContentSize: CGSize {
    TextSize.size(of: shownTitle ?? "", font: ownTitleLabel?.font ?? .systemFont(ofSize: 18))
      .adding(12)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var primaryEvent: Event { .primaryActionTriggered }

  override func perform(_ call: Call) -> LinkRecord {
    if call.name == Call.Name.userTap, changesSelectionAsPrimaryAction {
      switches.isSelected.toggle()
    }
    return super.perform(call)
  }

  override var treeDetail: LinkRecord {
    var detail = super.treeDetail
    detail["role"] = "button"
    detail["text"] = shownTitle.map { .string($0) }
    return detail
  }
}

/// The label of a button, which reads what the button shows.
private final class TitleLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var text: String? {
    get { button?.shownTitle }
    set {
      button?.labelText = newValue
      button?.tellText("title", newValue)
    }
  }
}
