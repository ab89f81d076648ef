import AppLink
import Foundation

/// A header or footer of a table view's section.
open class UITableViewHeaderFooterView: UIView, ListCell {
  var listPlace = ListCellPlace()
  var leadsTo: SegueTrigger?

  public private(set) var reuseIdentifier: String?

  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    attach(view)
    return view
  }()

  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.attach(label)
    return label
  }()

  open var backgroundView: UIView?

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentConfigurations.show(contentConfiguration, in: contentView) }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  open func prepareForReuse() {
    AppProcess.shared.noteSuper(of: self)
  }

  func mark(isSelected: Bool, isHighlighted: Bool) {}

  override var treeDetail: LinkRecord { listTreeDetail }

  override func perform(_ call: Call) -> LinkRecord {
    guard call.name == "prepareForReuse()" else { return super.perform(call) }
    listPlace.display = .preparing
    prepareForReuse()
    return [:]
  }

  /// A view of a class that is known by its metatype only; see `Instantiation`.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: InstantiableHeaderFooterView.Type.self).init(
      reuseIdentifier: identifier) as UITableViewHeaderFooterView
  }
}

/// A view with a required `init(reuseIdentifier:)`; never made, see `Instantiation`.
open class InstantiableHeaderFooterView: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header or footer that is any view of the delegate's: the table view shows it in this.
final class HostingHeaderFooterView: UITableViewHeaderFooterView {
  convenience init(hosting view: UIView) {
    self.init(reuseIdentifier: nil)
    attach(view)
  }
}
