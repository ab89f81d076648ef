import Foundation
import NibFormat

/// What Interface Builder says of text fields and text views.
@MainActor enum TextValues {
  static func apply(_ node: NibObject, to field: UITextField, in scene: InterfaceScene) {
    node.apply(fieldSetters, to: field, in: scene)
    node.apply(fieldTraits, to: field, in: scene)
  }

  static func apply(_ node: NibObject, to view: UITextView, in scene: InterfaceScene) {
    node.apply(viewSetters, to: view, in: scene)
  }

  private static let modes = "never whileEditing unlessEditing always"
  private static let keyboards =
    "default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress "
    + "decimalPad twitter webSearch asciiCapableNumberPad"
  private static let returnKeys =
    "default go google join next route search send yahoo done emergencyCall continue"
  private static let capitals = "none words sentences allCharacters"
  private static let yesOrNo = "default no yes"

  private static let fieldSetters: ValueSetters<UITextField> = [
    "text": { $0.text = $1.string },
    "attributedText": { $0.text = $1.string },
    "placeholder": { $0.placeholder = $1.string },
    "borderStyle": { $0.borderStyle = $1.choice("none line bezel roundedRect") ?? .none },
    "textAlignment": { $0.textAlignment = $1.choice(ViewValues.alignments) ?? .natural },
    "font": { $0.font = $1.font ?? $0.font },
    "textColor": { $0.textColor = $1.color },
    "minimumFontSize": { $0.minimumFontSize = $1.length },
    "clearButtonMode": { $0.clearButtonMode = $1.choice(modes) ?? .never },
    "clearsOnBeginEditing": { $0.clearsOnBeginEditing = $1.bool },
    "adjustsFontSizeToFitWidth": { $0.adjustsFontSizeToFitWidth = $1.bool },
  ]

  private static let fieldTraits: ValueSetters<UITextField> = [
    "autocapitalizationType": { $0.autocapitalizationType = $1.choice(capitals) ?? .sentences },
    "autocorrectionType": { $0.autocorrectionType = $1.choice(yesOrNo) ?? .default },
    "spellCheckingType": { $0.spellCheckingType = $1.choice(yesOrNo) ?? .default },
    "keyboardType": { $0.keyboardType = $1.choice(keyboards) ?? .default },
    "keyboardAppearance": { $0.keyboardAppearance = $1.choice("default dark light") ?? .default },
    "returnKeyType": { $0.returnKeyType = $1.choice(returnKeys) ?? .default },
    "enablesReturnKeyAutomatically": { $0.enablesReturnKeyAutomatically = $1.bool },
    "isSecureTextEntry": { $0.isSecureTextEntry = $1.bool },
    "textContentType": { $0.textContentType = $1.string.map { UITextContentType(rawValue: $0) } },
  ]

  private static let viewSetters: ValueSetters<UITextView> = [
    "text": { $0.text = $1.string },
    "attributedText": { $0.text = $1.string },
    "isEditable": { $0.isEditable = $1.bool },
    "isSelectable": { $0.isSelectable = $1.bool },
    "textAlignment": { $0.textAlignment = $1.choice(ViewValues.alignments) ?? .natural },
    "font": { $0.font = $1.font ?? $0.font },
    "textColor": { $0.textColor = $1.color },
    "allowsEditingTextAttributes": { $0.allowsEditingTextAttributes = $1.bool },
    "autocapitalizationType": { $0.autocapitalizationType = $1.choice(capitals) ?? .sentences },
    "autocorrectionType": { $0.autocorrectionType = $1.choice(yesOrNo) ?? .default },
    "spellCheckingType": { $0.spellCheckingType = $1.choice(yesOrNo) ?? .default },
    "keyboardType": { $0.keyboardType = $1.choice(keyboards) ?? .default },
    "returnKeyType": { $0.returnKeyType = $1.choice(returnKeys) ?? .default },
    "isSecureTextEntry": { $0.isSecureTextEntry = $1.bool },
  ]
}
