import Foundation
import NibFormat

/// Connects outlets, actions and what begins a segue.
@MainActor enum InterfaceConnections {
  /// Whether both ends are there; what is not may come with the view.
  static func connect(
    _ connection: NibConnection, of object: AnyObject, drawnAs node: NibObject,
    in scene: InterfaceScene
  ) -> Bool {
    switch connection {
    case .outlet(let property, let destination):
      guard let value = scene[destination] else { return false }
      guard setOutlet(property, of: object, to: value) else {
        failToFind(property, of: object, drawnAs: node)
      }
    case .outletCollection(let property, let destination):
      guard let value = scene[destination] else { return false }
      guard add(value, to: property, of: object) else {
        failToFind(property, of: object, drawnAs: node)
      }
    case .action(let selector, let target, let event):
      return connectAction(selector, of: object, to: target, on: event, in: scene)
    case .segue(let segue):
      SegueTrigger(segue, in: scene).attach(to: object)
    }
    return true
  }

  // MARK: Outlets

  /// Whether the object has such an outlet.
  private static func setOutlet(
    _ property: String, of object: AnyObject, to value: AnyObject
  ) -> Bool {
    switch Connections.setOutlet(property, of: object, to: value) {
    case .connected: true
    case .wrongType(let expected): failToConnect(property, object, value, expected)
    case .undefined: FrameworkOutlets.set(property, of: object, to: value)
    }
  }

  /// Whether the object has such a collection.
  private static func add(
    _ value: AnyObject, to property: String, of object: AnyObject
  ) -> Bool {
    switch Connections.addToCollection(property, of: object, value) {
    case .connected: return true
    case .wrongType(let expected): failToConnect(property, object, value, expected)
    case .undefined: break
    }
    guard let view = object as? UIView, property == "gestureRecognizers",
      let recognizer = value as? UIGestureRecognizer
    else { return false }
    view.addGestureRecognizer(recognizer)
    return true
  }

  /// As the Objective-C runtime raises it, without the address. A class that the app does not have is
  /// most often why, and a phone has told of it by then.
  private static func failToFind(
    _ property: String, of object: AnyObject, drawnAs node: NibObject
  ) -> Never {
    let missing = node.customClass.flatMap { InterfaceClasses.named($0) == nil ? $0 : nil }
    let cause = missing.map { InterfaceClasses.unknown($0) + " " } ?? ""
    fatalError(
      "\(cause)[<\(name(of: object))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(property.cappedForLink).")
  }

  /// On a phone the outlet takes anything, and the first message to it fails.
  private static func failToConnect(
    _ property: String, _ object: AnyObject, _ value: AnyObject, _ expected: String
  ) -> Never {
    fatalError(
      "The outlet \(property.cappedForLink) of <\(name(of: object))> is connected to "
        + "<\(name(of: value))>, which is no \(expected)")
  }

  static func name(of object: AnyObject) -> String {
    _typeName(type(of: object), qualified: false)
  }

  // MARK: Actions

  private static func connectAction(
    _ name: String, of object: AnyObject, to target: String, on event: String?,
    in scene: InterfaceScene
  ) -> Bool {
    let isFirstResponder = scene.nodes.placeholders.contains {
      $0.id == target && $0.kind == "FirstResponder"
    }
    let found = scene[target]
    guard found != nil || isFirstResponder else { return false }
    let action = Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(found, action: action, for: UIControl.Event(drawn: event, on: control))
    case let item as UIBarButtonItem: (item.target, item.action) = (found, action)
    case let recognizer as UIGestureRecognizer:
      if let found { recognizer.addTarget(found, action: action) }
    default: break
    }
    return true
  }
}

extension UIControl.Event {
  /// An event by UIKit's name; where none is said, the one that the control is for.
  @MainActor init(drawn name: String?, on control: UIControl) {
    switch control {
    case _ where name != nil: self = Self.names[name ?? ""] ?? []
    case is UIButton: self = .touchUpInside
    case is UITextField: self = .editingDidEndOnExit
    default: self = .valueChanged
    }
  }

  private static let names: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}
