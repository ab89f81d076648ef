import AppLink

/// The names by which a trace calls the app's objects: the class, with `#2` from its second
/// instance on.
struct ObjectNames {
  /// How many named objects an app may have at once.
  static let maximum = 100_000

  /// The longest class name that is kept, in bytes.
  private static let longestName = 120

  private var names: [ObjectID: String] = [:]
  /// Starts with what the device itself is called by in state events.
  private var counts = ["UIApplication": 1]

  var count: Int { names.count }

  mutating func add(_ id: ObjectID, class name: String) {
    names[id] = take(name)
  }

  /// The name of a class's next instance, which is still to be made.
  mutating func take(_ name: String) -> String {
    let name = Self.cut(name)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }

  /// The name that a class's next instance will have.
  func next(_ name: String) -> String {
    var names = self
    return names.take(name)
  }

  static func cut(_ name: String) -> String {
    String(decoding: name.utf8.prefix(longestName), as: UTF8.self)
  }

  /// Numbers go on as if the object were still there.
  mutating func forget(_ id: ObjectID) { names[id] = nil }

  mutating func set(_ name: String, for id: ObjectID) {
    names[id] = name
  }

  /// nil for the app as a whole and for objects that were never told of.
  subscript(id: ObjectID) -> String? { names[id] }
}
