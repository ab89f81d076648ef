import Foundation

extension UIStoryboardSegue {
  /// A segue of a class of the student's, where one is named.
  static func make(
    named name: String?, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    guard let name else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    guard let type = AppClass.named(name) as? UIStoryboardSegue.Type else {
      fatalError("Could not find a segue class named '\(name.cappedForLink)'")
    }
    return unsafeBitCast(type, to: InstantiableSegue.Type.self).init(
      identifier: identifier, source: source, destination: destination) as UIStoryboardSegue
  }
}

/// A segue with a required initialiser; never made, see `Instantiation`.
open class InstantiableSegue: UIStoryboardSegue {
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
