import Foundation
import NibFormat

/// What Interface Builder says of a button.
@MainActor enum ButtonValues {
  static func apply(_ node: NibObject, to button: UIButton, in scene: InterfaceScene) {
    node.apply(setters, to: button, in: scene)
  }

  private static let setters: ValueSetters<UIButton> = [
    "buttonType": { $0.buttonType = types[$1.string ?? ""] ?? .custom },
    "font": { button, value in if let font = value.font { button.titleLabel?.font = font } },
    "lineBreakMode": {
      $0.titleLabel?.lineBreakMode = $1.choice(ViewValues.lineBreaks) ?? .byTruncatingMiddle
    },
    "states": { button, value in
      for (word, state) in states {
        if let face = value[word] { show(face, on: button, for: state) }
      }
    },
    "configuration": { $0.configuration = configuration($1) },
    "changesSelectionAsPrimaryAction": { $0.changesSelectionAsPrimaryAction = $1.bool },
  ]

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  /// The normal state first: what a state does not say, the normal one does.
  private static let states: [(String, UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected),
    ("disabled", .disabled), ("focused", .focused),
  ]

  private static func show(
    _ face: InterfaceValue, on button: UIButton, for state: UIControl.State
  ) {
    if let title = face["title"]?.string { button.setTitle(title, for: state) }
    if let title = face["attributedTitle"]?.string {
      button.setAttributedTitle(NSAttributedString(string: title), for: state)
    }
    if let color = face["titleColor"]?.color { button.setTitleColor(color, for: state) }
    if let image = face["image"]?.image { button.setImage(image, for: state) }
    if let image = face["backgroundImage"]?.image { button.setBackgroundImage(image, for: state) }
  }

  private static func configuration(_ value: InterfaceValue) -> UIButton.Configuration {
    var made = style(value["style"]?.string)
    if let title = value["title"]?.string { made.title = title }
    made.subtitle = value["subtitle"]?.string
    made.image = value["image"]?.image
    if let padding = value["imagePadding"] { made.imagePadding = padding.length }
    if let padding = value["titlePadding"] { made.titlePadding = padding.length }
    if let insets = value["contentInsets"] { made.contentInsets = insets.directionalInsets }
    made.titleAlignment =
      value["titleAlignment"]?.choice("automatic leading center trailing") ?? made.titleAlignment
    made.buttonSize = value["buttonSize"]?.choice("medium small mini large") ?? made.buttonSize
    made.cornerStyle = corners[value["cornerStyle"]?.string ?? ""] ?? made.cornerStyle
    made.imagePlacement = edges[value["imagePlacement"]?.string ?? ""] ?? made.imagePlacement
    if let shows = value["showsActivityIndicator"] { made.showsActivityIndicator = shows.bool }
    made.baseForegroundColor = value["baseForegroundColor"]?.color
    made.baseBackgroundColor = value["baseBackgroundColor"]?.color
    return made
  }

  private static func style(_ word: String?) -> UIButton.Configuration {
    switch word {
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    default: .plain()
    }
  }

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let edges: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
}
