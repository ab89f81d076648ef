import Foundation
import NibFormat

/// How the values of one class's objects are set, by the names of its properties.
typealias ValueSetters<Object> = [String: @MainActor (Object, InterfaceValue) -> Void]

extension NibObject {
  /// Sets what of the object's values a table knows.
  @MainActor func apply<Object>(
    _ setters: ValueSetters<Object>, to object: Object, in scene: InterfaceScene
  ) {
    // In one order, as one value may depend on another.
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      setters[key]?(object, InterfaceValue(value, scene.file))
    }
  }
}
