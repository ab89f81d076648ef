import Foundation
import NibFormat

/// Connects outlets, actions and what begins a segue.
@MainActor enum InterfaceConnections {
  /// Whether both ends are there; what is not may come with the view.
  static func connect(
    _ connection: NibConnection, of object: AnyObject, in scene: InterfaceScene
  ) -> Bool {
    switch connection {
    case .outlet(let property, let destination):
      guard let value = scene[destination] else { return false }
      setOutlet(property, of: object, to: value)
    case .outletCollection(let property, let destination):
      guard let value = scene[destination] else { return false }
      add(value, to: property, of: object)
    case .action(let selector, let target, let event):
      return connectAction(selector, of: object, to: target, on: event, in: scene)
    case .segue(let segue):
      SegueTrigger(segue, in: scene).attach(to: object)
    }
    return true
  }

  // MARK: Outlets

  private static func setOutlet(_ property: String, of object: AnyObject, to value: AnyObject) {
    switch Connections.setOutlet(property, of: object, to: value) {
    case .connected: return
    case .wrongType(let expected): failToConnect(property, object, value, expected)
    case .undefined: break
    }
    guard FrameworkOutlets.set(property, of: object, to: value) else {
      failToFind(property, of: object)
    }
  }

  private static func add(_ value: AnyObject, to property: String, of object: AnyObject) {
    switch Connections.addToCollection(property, of: object, value) {
    case .connected: return
    case .wrongType(let expected): failToConnect(property, object, value, expected)
    case .undefined: break
    }
    guard let view = object as? UIView, property == "gestureRecognizers",
      let recognizer = value as? UIGestureRecognizer
    else { failToFind(property, of: object) }
    view.addGestureRecognizer(recognizer)
  }

  /// As the Objective-C runtime raises it, without the address.
  private static func failToFind(_ property: String, of object: AnyObject) -> Never {
    fatalError(
      "[<\(name(of: object))> setValue:forUndefinedKey:]: this class is not key value "
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
