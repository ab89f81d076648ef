import AppLink

/// Who is the delegate, or data source, of which view or controller, as a trace names them.
struct Delegates {
  /// How many an app may have set.
  static let maximum = 10_000

  private struct Key: Hashable {
    var object: ObjectID
    var role: String
  }

  private enum Delegate {
    case object(ObjectID)
    /// An object without a number, by its class.
    case of(class: String)
  }

  private var known: [Key: Delegate] = [:]

  var count: Int { known.count }

  mutating func note(_ effect: Effect) {
    guard let role = effect.detail["role"]?.string, role.utf8.count <= 40 else { return }
    let key = Key(object: effect.object, role: role)
    if let object = effect.detail["object"]?.object {
      known[key] = .object(object)
    } else {
      known[key] = (effect.detail["class"]?.string).map { .of(class: ObjectNames.cut($0)) }
    }
  }

  mutating func forget(_ object: ObjectID) {
    known = known.filter { $0.key.object != object }
  }

  /// Nil where there is none.
  func name(of object: ObjectID, role: String, _ names: ObjectNames) -> String? {
    switch known[Key(object: object, role: role)] {
    case .object(let id): names[id] ?? ""
    case .of(let name): name
    case nil: nil
    }
  }
}
