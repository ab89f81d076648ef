import Foundation

/// What an object is called with from outside of Swift: values whose types nobody has checked.
@MainActor public struct CallArguments {
  let values: [Any?]
  let method: String

  /// The value at a place, as the method takes it; another one ends the app.
  public func at<Value>(_ index: Int) -> Value {
    let value = index < values.count ? values[index] : nil
    if let optional = Value.self as? any OptionalValue.Type {
      if let wrapped = optional.wrapping(value) as? Value { return wrapped }
    } else if let value, let value = value as? Value {
      return value
    }
    let came = value.map { _typeName(type(of: $0), qualified: false) } ?? "nothing"
    fatalError(
      "\(method) takes \(_typeName(Value.self, qualified: false)), and was called with \(came)")
  }
}

/// Tells optional types from others where a type is only known at run time.
private protocol OptionalValue {
  /// The value as an optional of this type; nil where it is of another.
  static func wrapping(_ value: Any?) -> Any?
}

extension Optional: OptionalValue {
  static func wrapping(_ value: Any?) -> Any? {
    guard let value else { return Optional<Self>.some(.none) as Any }
    return (value as? Wrapped).map { Self.some($0) as Any }
  }
}

/// One thing of a class that is reached by its name in Objective-C.
@MainActor public struct Connection<Root: AnyObject> {
  let name: String
  let member: ConnectedMember

  /// An outlet, or another property that takes nothing as well.
  public static func outlet<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> Connection {
    property(name, expected: Value.self) { object, value in
      guard let value else { return setting(nil, at: path, of: object) }
      return (value as? Value).map { setting($0, at: path, of: object) } ?? false
    }
  }

  /// A property that must have a value.
  @_disfavoredOverload
  public static func outlet<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Connection {
    property(name, expected: Value.self) { object, value in
      (value as? Value).map { setting($0, at: path, of: object) } ?? false
    }
  }

  /// An outlet collection.
  public static func outlet<Element>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, [Element]?>
  ) -> Connection {
    collection(name, of: Element.self) { object, elements in
      setting(elements ?? (object[keyPath: path] ?? []), at: path, of: object)
    } append: { object, element in
      setting((object[keyPath: path] ?? []) + [element], at: path, of: object)
    }
  }

  public static func outlet<Element>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, [Element]>
  ) -> Connection {
    collection(name, of: Element.self) { object, elements in
      setting(elements ?? [], at: path, of: object)
    } append: { object, element in
      setting(object[keyPath: path] + [element], at: path, of: object)
    }
  }

  /// A property that cannot be set, which is then undefined.
  @_disfavoredOverload
  public static func outlet<Value>(_ name: String, _ path: KeyPath<Root, Value>) -> Connection {
    Connection(name: name, member: .readOnly)
  }

  public static func method<Result>(
    _ name: String, _ call: @escaping @MainActor (Root, CallArguments) -> Result
  ) -> Connection {
    Connection(
      name: name,
      member: .method { object, values in
        guard let object = object as? Root else { return nil }
        let type = _typeName(Root.self, qualified: true)
        let arguments = CallArguments(values: values, method: "-[\(type) \(name)]")
        return call(object, arguments)
      })
  }

  // MARK: Kinds

  private static func setting<Value>(
    _ value: Value, at path: ReferenceWritableKeyPath<Root, Value>, of object: Root
  ) -> Bool {
    object[keyPath: path] = value
    return true
  }

  private static func property(
    _ name: String, expected: Any.Type, _ set: @escaping @MainActor (Root, Any?) -> Bool
  ) -> Connection {
    Connection(
      name: name,
      member: .property(expected: _typeName(expected, qualified: false)) { object, value in
        (object as? Root).map { set($0, value) } ?? false
      })
  }

  private static func collection<Element>(
    _ name: String, of type: Element.Type,
    _ set: @escaping @MainActor (Root, [Element]?) -> Bool,
    append: @escaping @MainActor (Root, Element) -> Bool
  ) -> Connection {
    Connection(
      name: name,
      member: .collection(expected: _typeName(Element.self, qualified: false)) { object, value in
        guard let object = object as? Root else { return false }
        guard let value else { return set(object, nil) }
        return (value as? [Element]).map { set(object, $0) } ?? false
      } append: { object, value in
        guard let object = object as? Root, let element = value as? Element else { return false }
        return append(object, element)
      })
  }
}

/// A property or method of a class, without the class's type.
@MainActor enum ConnectedMember {
  case property(expected: String, set: @MainActor (AnyObject, Any?) -> Bool)
  case collection(
    expected: String, set: @MainActor (AnyObject, Any?) -> Bool,
    append: @MainActor (AnyObject, Any) -> Bool)
  case readOnly
  case method(@MainActor (AnyObject, [Any?]) -> Any?)
}

/// What a class, or an extension of it, has for Objective-C; made when it is first asked for.
@MainActor public struct ClassConnections {
  let type: AnyClass
  let members: @MainActor () -> [(name: String, member: ConnectedMember)]

  public init<Root: AnyObject>(
    _ type: Root.Type, _ connections: @escaping @MainActor () -> [Connection<Root>]
  ) {
    self.type = type
    members = { connections().map { ($0.name, $0.member) } }
  }
}
