import Foundation
import NibFormat

/// “User Defined Runtime Attributes”: what Interface Builder sets by key path, inspectables among
/// them. They come before outlets are connected.
@MainActor enum RuntimeAttributes {
  static func apply(_ node: NibObject, to object: AnyObject, in scene: InterfaceScene) {
    guard let listed = node.values["userDefinedRuntimeAttributes"] else { return }
    for attribute in InterfaceValue(listed, scene.file).list {
      guard let path = attribute["keyPath"]?.string, let value = attribute["value"] else {
        continue
      }
      set(path, of: object, to: value, type: attribute["type"]?.string ?? "", in: scene)
    }
  }

  private static func set(
    _ path: String, of object: AnyObject, to value: InterfaceValue, type: String,
    in scene: InterfaceScene
  ) {
    switch Connections.setInspectable(path, of: object, to: read(value, as: type)) {
    case .connected: return
    case .wrongType, .undefined: break
    }
    if let view = object as? UIView, let setter = setters[path] { return setter(view, value) }
    let name = InterfaceConnections.name(of: object)
    let key = path.cappedForLink
    scene.tellFinding(
      "Failed to set (\(key)) user defined inspected property on (\(name)): [<\(name)> "
        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "\(key).")
  }

  private static func read(_ value: InterfaceValue, as type: String) -> Any? {
    switch type {
    case "boolean": value.bool
    case "number": value.number
    case "color": value.color
    case "point": value.point
    case "size": value.size
    case "rect": value.rect
    case "range": NSRange(location: Int(value.point.x), length: Int(value.point.y))
    case "image": value.image
    case "nil": nil
    default: value.string
    }
  }

  /// UIKit's own properties that students set by key path.
  private static let setters: ValueSetters<UIView> = [
    "layer.cornerRadius": { $0.layer.cornerRadius = $1.length },
    "layer.borderWidth": { $0.layer.borderWidth = $1.length },
    "layer.masksToBounds": { $0.layer.masksToBounds = $1.bool },
    "layer.opacity": { $0.layer.opacity = $1.float },
    "layer.shadowOpacity": { $0.layer.shadowOpacity = $1.float },
    "layer.shadowRadius": { $0.layer.shadowRadius = $1.length },
    "layer.shadowOffset": { $0.layer.shadowOffset = $1.size },
    "layer.zPosition": { $0.layer.zPosition = $1.length },
    // A layer takes Core Graphics' colours: one of UIKit's changes nothing on a phone.
    "layer.borderColor": { _, _ in }, "layer.shadowColor": { _, _ in },
    "layer.backgroundColor": { _, _ in },
    "backgroundColor": { $0.backgroundColor = $1.color },
    "tintColor": { $0.tintColor = $1.color },
    "alpha": { $0.alpha = $1.length },
    "hidden": { $0.isHidden = $1.bool },
    "clipsToBounds": { $0.clipsToBounds = $1.bool },
    "tag": { $0.tag = $1.int },
    "userInteractionEnabled": { $0.isUserInteractionEnabled = $1.bool },
    "accessibilityIdentifier": { $0.accessibilityIdentifier = $1.string },
    "accessibilityLabel": { $0.accessibilityLabel = $1.string },
    "accessibilityHint": { $0.accessibilityHint = $1.string },
  ]
}
