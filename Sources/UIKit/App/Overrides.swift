import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The open callbacks of a framework class, with the mangled names of its own implementations.
struct OpenMethods {
  var owner: AnyClass
  var symbols: [String: String]
}

/// Which callbacks a class of the student's overrides, read from its method table.
///
/// A subclass begins as a copy of its superclass's table and puts its own implementations in their
/// places. So a callback is overridden when the word of the student's class differs from that of the
/// framework class below which it stands.
@MainActor enum Overrides {
  private static let methods: [OpenMethods] = [.viewController] + OpenMethods.lists

  private struct Question: Hashable {
    var type: ObjectIdentifier
    var callback: String
  }

  private static var answers: [Question: Bool] = [:]

  /// nil for what is no open callback of the object's class.
  static func isOverridden(_ object: AnyObject, _ callback: String) -> Bool? {
    let type: AnyClass = Swift.type(of: object)
    let question = Question(type: ObjectIdentifier(type), callback: callback)
    if let answer = answers[question] { return answer }
    guard let (owner, symbol) = implementation(of: callback, above: type),
      let index = MethodTable(owner).index(of: symbol)
    else { return nil }
    let answer = MethodTable(type)[index] != MethodTable(frameworkClass(above: type))[index]
    answers[question] = answer
    return answer
  }

  /// Whether a class is of this module.
  nonisolated static func isUIKit(_ type: AnyClass) -> Bool {
    _typeName(type, qualified: true).hasPrefix("UIKit.")
  }

  private static func implementation(
    of callback: String, above type: AnyClass
  ) -> (owner: AnyClass, symbol: UnsafeRawPointer)? {
    for methods in methods {
      guard let name = methods.symbols[callback], isClass(type, below: methods.owner),
        let symbol = dlsym(nil, name)
      else { continue }
      return (methods.owner, UnsafeRawPointer(symbol))
    }
    return nil
  }

  private static func isClass(_ type: AnyClass, below owner: AnyClass) -> Bool {
    var type: AnyClass? = type
    while let here = type, here != owner { type = _getSuperclass(here) }
    return type != nil
  }

  private static func frameworkClass(above type: AnyClass) -> AnyClass {
    var type: AnyClass = type
    while !isUIKit(type), let above = _getSuperclass(type) { type = above }
    return type
  }
}

/// The words of a class's metadata, as Swift's ABI lays them out without Objective-C.
private struct MethodTable {
  private let words: UnsafeBufferPointer<UnsafeRawPointer?>

  init(_ type: AnyClass) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Kind, superclass, flags and instance sizes come first; then the size of all, in bytes, and how
    // much of that lies before the address.
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let before = metadata.load(fromByteOffset: 36, as: UInt32.self)
    words = UnsafeBufferPointer(
      start: metadata.assumingMemoryBound(to: UnsafeRawPointer?.self),
      count: Int(size - before) / MemoryLayout<UnsafeRawPointer?>.stride)
  }

  func index(of symbol: UnsafeRawPointer) -> Int? { words.firstIndex(of: symbol) }

  subscript(index: Int) -> UnsafeRawPointer? { words[index] }
}
