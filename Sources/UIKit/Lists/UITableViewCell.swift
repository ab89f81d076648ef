import AppLink
import Foundation

/// A row of a table view.
open class UITableViewCell: UIView, ListCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  var listPlace = ListCellPlace()
  var leadsTo: SegueTrigger?

  public internal(set) var reuseIdentifier: String?
  private let style: CellStyle

  /// Where a cell's own views belong.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    attach(view)
    return view
  }()

  public private(set) lazy var textLabel: UILabel? = makeLabel()
  /// nil in the default style.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()

  open var selectionStyle = SelectionStyle.default
  open var accessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false

  open var accessoryType = AccessoryType.none {
    didSet { tellUpdate("accessoryType", .int(Int64(accessoryType.rawValue))) }
  }

  /// What `contentView` shows, instead of labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentConfigurations.show(contentConfiguration, in: contentView) }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = coder.interface?.choice("style", "default value1 value2 subtitle") ?? .default
    reuseIdentifier = coder.interface?.node.string("reuseIdentifier")
    super.init(coder: coder)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.attach(label)
    return label
  }

  // MARK: State

  open var isSelected: Bool {
    get { isMarkedSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { isMarkedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var isMarkedSelected = false
  private var isMarkedHighlighted = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    isMarkedSelected = selected
    updateConfiguration(using: configurationState)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isMarkedHighlighted = highlighted
    updateConfiguration(using: configurationState)
  }

  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  public var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {}

  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Called before the cell is used for another row; see FACTS.md E, reuse.
  open func prepareForReuse() {
    AppProcess.shared.noteSuper(of: self)
  }

  func mark(isSelected: Bool, isHighlighted: Bool) {
    if self.isSelected != isSelected { setSelected(isSelected, animated: false) }
    if self.isHighlighted != isHighlighted { setHighlighted(isHighlighted, animated: false) }
  }

  override var treeDetail: LinkRecord { listTreeDetail }

  override func perform(_ call: Call) -> LinkRecord {
    guard call.name == "prepareForReuse()" else { return super.perform(call) }
    listPlace.display = .preparing
    mark(isSelected: false, isHighlighted: false)
    prepareForReuse()
    return [:]
  }

  /// A cell of a class that is known by its metatype only; see `Instantiation`.
  static func make(
    _ type: UITableViewCell.Type, style: CellStyle = .default, identifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: InstantiableTableViewCell.Type.self).init(
      style: style, reuseIdentifier: identifier) as UITableViewCell
  }
}

/// A cell with a required `init(style:reuseIdentifier:)`; never made, see `Instantiation`.
open class InstantiableTableViewCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
