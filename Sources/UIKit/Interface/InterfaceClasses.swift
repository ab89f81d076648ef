import Foundation
import NibFormat

/// Makes objects by the classes that a file names.
@MainActor enum InterfaceClasses {
  /// The class of an object: the student's own, else UIKit's.
  ///
  /// An unknown class of the student's leaves what a phone writes to its console, and UIKit's class
  /// holds.
  static func type(of node: NibObject, in scene: InterfaceScene) -> AnyClass? {
    let base: AnyClass? = framework(node.kind)
    guard let name = node.customClass else {
      if base == nil { tellUnknown(node.kind, in: scene) }
      return base ?? UIView.self
    }
    guard let own = named(name) else {
      tellUnknown(name, in: scene)
      return base ?? UIView.self
    }
    if let base, let kind = family(of: base), !isClass(own, below: kind) {
      fatalError(
        "Custom class \(name.cappedForLink) in Interface Builder file is no subclass of "
          + "\(_typeName(kind, qualified: false)): \(_typeName(base, qualified: false)) is what was "
          + "drawn")
    }
    return own
  }

  /// A class of the student's, or of UIKit where they have none of the name.
  static func named(_ name: String) -> AnyClass? { AppClass.named(name) ?? framework(name) }

  /// A class of this module.
  private static func framework(_ name: String) -> AnyClass? {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    if name == "NSObject" { return NSObject.self }
    return _typeByName("UIKit.\(name)") as? AnyClass
  }

  /// What a custom class has at least to be.
  private static func family(of type: AnyClass) -> AnyClass? {
    let families: [AnyClass] = [
      UITableViewCell.self, UICollectionViewCell.self, UIView.self, UIViewController.self,
      UIGestureRecognizer.self, UIBarItem.self, UINavigationItem.self, UICollectionViewLayout.self,
    ]
    return families.first { isClass(type, below: $0) }
  }

  private static func isClass(_ type: AnyClass, below family: AnyClass) -> Bool {
    var type: AnyClass? = type
    while let here = type, here != family { type = _getSuperclass(here) }
    return type != nil
  }

  private static func tellUnknown(_ name: String, in scene: InterfaceScene) {
    scene.tellFinding(unknown(name))
  }

  /// What a phone writes of a class that the app does not have.
  static func unknown(_ name: String) -> String {
    "Unknown class \(name.cappedForLink) in Interface Builder file."
  }

  /// An object of a node's class; nil where its `init(coder:)` gives none.
  static func object(of node: NibObject, in scene: InterfaceScene) -> AnyObject? {
    let coder = InterfaceCoder(node, in: scene)
    switch type(of: node, in: scene) {
    case let type as UIView.Type: return type.init(coder: coder)
    case let type as UIViewController.Type: return type.init(coder: coder)
    case let type as UICollectionViewLayout.Type:
      let layout = type.init(coder: coder)
      if let layout { LayoutValues.apply(node, to: layout, in: scene) }
      return layout
    case let type as UINavigationItem.Type:
      let item = type.init(coder: coder)
      if let item { ItemValues.apply(node, to: item, in: scene) }
      return item
    case let type as UIBarButtonItem.Type: return barItem(type.init(coder: coder), node, scene)
    case let type as UITabBarItem.Type: return barItem(type.init(coder: coder), node, scene)
    case let type as UIGestureRecognizer.Type:
      let recognizer = InstantiableGestureRecognizer.make(type)
      RecognizerValues.apply(node, to: recognizer, in: scene)
      return recognizer
    case let type?: return Instantiation.object(of: type)
    case nil: return nil
    }
  }

  private static func barItem(
    _ item: UIBarItem?, _ node: NibObject, _ scene: InterfaceScene
  ) -> UIBarItem? {
    if let item { ItemValues.apply(node, to: item, in: scene) }
    return item
  }
}

/// A recogniser with a required initialiser; never made, see `Instantiation`.
open class InstantiableGestureRecognizer: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  static func make(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    unsafeBitCast(type, to: InstantiableGestureRecognizer.Type.self).init(target: nil, action: nil)
      as UIGestureRecognizer
  }
}
