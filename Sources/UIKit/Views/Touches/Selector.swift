import Foundation

/// The name of a method in Objective-C, such as `tapped:`.
///
/// On Apple's systems the Objective-C runtime looks the method up. There is none here: the grader
/// lists a submission's `@objc` methods when it compiles them, and `Connections` looks them up
/// there. So a selector holds nothing but its name, and keeps no target alive. One of a method
/// that no list can name, as of a class in a function, holds that method, unbound.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// A method with what it is called on still to be said.
  final class Method: Sendable {
    let call: @MainActor @Sendable (_ target: AnyObject?, _ arguments: [Any?]) -> Bool

    init(_ call: @escaping @MainActor @Sendable (AnyObject?, [Any?]) -> Bool) {
      self.call = call
    }
  }

  let name: String
  let method: Method?

  public init(_ str: String) {
    name = str
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  init(name: String, method: Method) {
    self.name = name
    self.method = method
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool {
    a.name == b.name && (!a.name.isEmpty || a.method === b.method)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method on an object; whether it has one.
  @MainActor func call(on target: AnyObject, _ arguments: [Any?]) -> Bool {
    if !name.isEmpty, Connections.responds(target, to: name) {
      Connections.call(name, on: target, with: arguments)
      return true
    }
    return method?.call(target, arguments) ?? false
  }

  /// Sends the message to an object; one that does not understand it ends the app, as on a phone.
  @MainActor func send(to target: AnyObject, _ arguments: [Any?]) {
    guard !call(on: target, arguments) else { return }
    fatalError(Self.unrecognized(name, by: target))
  }

  /// Sends the message on the thread that runs now.
  func sendFromHere(to target: AnyObject, _ arguments: [Any?]) {
    Here.run((target, arguments)) { send(to: $0.0, $0.1) }
  }

  static func unrecognized(_ name: String, by target: AnyObject) -> String {
    let type = _typeName(type(of: target), qualified: true)
    return "-[\(type) \(name)]: unrecognized selector sent to instance"
  }
}

/// The selector of an Objective-C name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name that a selector stands for.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Swift's own way to name a method, for code that is written for the grader only.
extension Selector {
  public init(_ method: @escaping @MainActor () -> Void) {
    let box = MethodBox(method)
    self.init(name: "", method: Method { _, _ in box.method(); return true })
  }

  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    let box = MethodBox(method)
    self.init(
      name: "",
      method: Method { _, arguments in
        if let sender = arguments.first as? Sender { box.method(sender) }
        return true
      })
  }

  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) { self.init(name: "", unbound: method) }

  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { self.init(name: "", unbound: method) }

  init<Target: AnyObject, Result>(
    name: String, unbound method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    let box = MethodBox(method)
    self.init(
      name: name,
      method: Method { target, _ in
        guard let target = target as? Target else { return false }
        _ = box.method(target)()
        return true
      })
  }

  init<Target: AnyObject, Sender, Result>(
    name: String, unbound method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    let box = MethodBox(method)
    self.init(
      name: name,
      method: Method { target, arguments in
        guard let target = target as? Target, let sender = arguments.first as? Sender else {
          return false
        }
        _ = box.method(target)(sender)
        return true
      })
  }
}

/// A method that is only ever called on the main actor.
private struct MethodBox<Body>: @unchecked Sendable {
  let method: Body

  init(_ method: Body) { self.method = method }
}
