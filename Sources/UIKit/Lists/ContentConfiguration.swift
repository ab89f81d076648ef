import AppLink
import Foundation

/// Says what the content of a cell shows.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UICellConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// How a cell stands: selected, touched.
public struct UICellConfigurationState: Hashable, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
}

/// The background of a cell; nothing is drawn with it.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Two texts, as rows of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks; nothing is drawn with it.
  public struct TextProperties: Hashable, @unchecked Sendable {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural

    public static func == (a: TextProperties, b: TextProperties) -> Bool {
      a.font === b.font && a.color == b.color && a.numberOfLines == b.numberOfLines
        && a.alignment == b.alignment
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }

  public var text: String?
  public var secondaryText: String?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: UICellConfigurationState) -> UIListContentConfiguration { self }
}

/// The labels of a list content configuration.
open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    attach(textLabel)
    attach(secondaryTextLabel)
    show()
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  private func show() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    if textLabel.text != list.text { textLabel.text = list.text }
    if secondaryTextLabel.text != list.secondaryText {
      secondaryTextLabel.text = list.secondaryText
    }
  }
}

/// Puts what a configuration says into a cell's content view.
@MainActor enum ContentConfigurations {
  static func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    let old = contentView.subviews.compactMap { $0 as? UIView & UIContentView }.first
    guard let configuration else {
      old?.detach()
      return
    }
    if let old, type(of: old.configuration) == type(of: configuration) {
      old.configuration = configuration
      return
    }
    old?.detach()
    let view = configuration.makeContentView()
    view.frame = contentView.bounds
    contentView.attach(view)
  }
}
