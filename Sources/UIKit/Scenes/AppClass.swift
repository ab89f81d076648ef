import Foundation

/// The student's classes by their names.
@MainActor enum AppClass {
  /// The module of the student's code.
  static var module = "App"

  /// The class of a name such as `SceneDelegate` or `App.SceneDelegate`; nil when the app has none.
  ///
  /// Finds no private and no nested classes, whose names the runtime does not know.
  static func named(_ name: String) -> AnyClass? {
    (_typeByName("\(module).\(name)") ?? _typeByName(name)) as? AnyClass
  }

  /// The name by which `named(_:)` finds a class again.
  static func name(of type: AnyClass) -> String {
    "\(module).\(_typeName(type, qualified: false))"
  }
}
