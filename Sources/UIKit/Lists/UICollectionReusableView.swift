import AppLink
import Foundation

/// A view that a collection view shows and uses again.
open class UICollectionReusableView: UIView, ListCell {
  var listPlace = ListCellPlace()
  var leadsTo: SegueTrigger?

  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.interface?.node.string("reuseIdentifier")
    super.init(coder: coder)
  }

  /// Called before the view is used for another item; see FACTS.md E, reuse.
  open func prepareForReuse() {
    AppProcess.shared.noteSuper(of: self)
  }

  /// Takes over what a layout says of the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  func mark(isSelected: Bool, isHighlighted: Bool) {}

  override var treeDetail: LinkRecord { listTreeDetail }

  override func perform(_ call: Call) -> LinkRecord {
    guard call.name == "prepareForReuse()" else { return super.perform(call) }
    listPlace.display = .preparing
    mark(isSelected: false, isHighlighted: false)
    prepareForReuse()
    return [:]
  }
}

/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// Where a cell's own views belong.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    attach(view)
    return view
  }()

  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      updateConfiguration()
    }
  }

  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      updateConfiguration()
    }
  }

  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true

  /// What `contentView` shows, instead of views of one's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentConfigurations.show(contentConfiguration, in: contentView) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {}

  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  private func updateConfiguration() { updateConfiguration(using: configurationState) }

  override func mark(isSelected: Bool, isHighlighted: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
  }
}

/// A cell of a collection view that looks like a list.
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
