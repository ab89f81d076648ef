import Foundation

/// Reaches the outlets and methods of the student's classes by their names, as Objective-C's
/// runtime does on a phone.
///
/// The grader lists them when it compiles a submission; UIKit's own methods that students use as
/// actions are in `FrameworkMethods`. All functions look through the superclasses as well.
@MainActor enum Connections {
  enum OutletResult: Equatable {
    case connected
    case undefined
    /// The class or type that the property takes.
    case wrongType(expected: String)
  }

  private static var lists: [ObjectIdentifier: [ClassConnections]] = [:]
  private static var tables: [ObjectIdentifier: [String: ConnectedMember]] = [:]

  static func register(_ all: [ClassConnections]) {
    for list in all { lists[ObjectIdentifier(list.type), default: []].append(list) }
  }

  static func setOutlet(
    _ property: String, of object: AnyObject, to value: Any?
  ) -> OutletResult {
    switch member(property, of: object) {
    case .property(let expected, let set), .collection(let expected, let set, _):
      set(object, value) ? .connected : .wrongType(expected: expected)
    case .readOnly, .method, nil: .undefined
    }
  }

  static func addToCollection(
    _ property: String, of object: AnyObject, _ value: Any
  ) -> OutletResult {
    switch member(property, of: object) {
    case .collection(let expected, _, let append):
      append(object, value) ? .connected : .wrongType(expected: expected)
    case .property(let expected, _): .wrongType(expected: expected)
    case .readOnly, .method, nil: .undefined
    }
  }

  /// Sets a property from Interface Builder's attributes, whose numbers have no type of Swift's.
  static func setInspectable(
    _ property: String, of object: AnyObject, to value: Any?
  ) -> OutletResult {
    var result = OutletResult.undefined
    for value in InspectableValue.readings(of: value) {
      result = setOutlet(property, of: object, to: value)
      if case .wrongType = result { continue }
      return result
    }
    return result
  }

  /// Whether an object has a method of an Objective-C name.
  static func responds(_ object: AnyObject, to selector: String) -> Bool {
    if case .method = member(selector, of: object) { return true }
    return FrameworkMethods.method(selector, of: object) != nil
  }

  /// Calls the method of an Objective-C name, such as `tapped:`, `a:for:`, `tappedWithSender:`; nil
  /// where there is none.
  @discardableResult
  static func call(
    _ selector: String, on object: AnyObject, with arguments: [Any?]
  ) -> Any? {
    if case .method(let call) = member(selector, of: object) { return call(object, arguments) }
    return FrameworkMethods.method(selector, of: object)?(arguments)
  }

  private static func member(_ name: String, of object: AnyObject) -> ConnectedMember? {
    var type: AnyClass? = Swift.type(of: object)
    while let here = type {
      if let member = table(of: here)[name] { return member }
      type = _getSuperclass(here)
    }
    return nil
  }

  private static func table(of type: AnyClass) -> [String: ConnectedMember] {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    let members = (lists[key] ?? []).flatMap { $0.members() }
    let table = Dictionary(members, uniquingKeysWith: { first, _ in first })
    tables[key] = table
    return table
  }
}

/// What a value of Interface Builder's can be in Swift.
private enum InspectableValue {
  /// The value itself, and a number in each of Swift's usual types.
  static func readings(of value: Any?) -> [Any?] {
    let number: Double? =
      switch value {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    guard let number else { return [value] }
    var readings: [Any?] = [value, number, CGFloat(number), Float(number)]
    if let whole = Int(exactly: number) { readings += [whole, UInt(exactly: whole)] }
    return readings
  }
}
