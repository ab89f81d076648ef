import Foundation

/// Makes objects of classes that are known by their metatypes only, through `init()`.
///
/// UIKit does that with scene delegates. Swift allows `someClass.init()` for a required initialiser
/// only, and a required `init()` of `UIResponder` would have to be repeated in every view of the
/// students'. But every class below `UIResponder` has its `init()`, inherited, overridden or refused, at
/// the same place of its method table, and that place is all a call through a metatype uses.
@MainActor enum Instantiation {
  /// An object of the class; nil for a class that is neither a responder nor an `NSObject`.
  ///
  /// A class without `init()` traps with Swift's "Use of unimplemented initializer 'init()'", as on a
  /// phone.
  static func object(of type: AnyClass) -> AnyObject? {
    if let responder = type as? UIResponder.Type {
      return unsafeBitCast(responder, to: UIResponder.Instantiable.Type.self).init() as UIResponder
    }
    if let object = type as? NSObject.Type {
      return unsafeBitCast(object, to: InstantiableObject.Type.self).init() as NSObject
    }
    return nil
  }
}

extension UIResponder {
  /// A responder with a required `init()`; never made, see `Instantiation`.
  ///
  /// Open, so that the compiler has to look the initialiser up in the class at hand.
  open class Instantiable: UIResponder {
    public required override init() { super.init() }
  }
}

/// As `UIResponder.Instantiable`.
open class InstantiableObject: NSObject {
  public required override init() { super.init() }
}
