import AppLink

/// The names by which a trace calls the app's objects: the class, with `#2` from its second
/// instance on.
struct ObjectNames {
  /// The longest class name that is kept, in bytes.
  private static let longestName = 120

  private var names: [ObjectID: String] = [:]
  private var counts: [String: Int] = [:]

  mutating func add(_ id: ObjectID, class name: String) {
    let name = String(decoding: name.utf8.prefix(Self.longestName), as: UTF8.self)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    names[id] = count == 1 ? name : "\(name)#\(count)"
  }

  /// nil for the app as a whole and for objects that were never told of.
  subscript(id: ObjectID) -> String? { names[id] }
}
