import AppLink

/// Which delegates and data sources the app's views and controllers call, by the names of a trace.
struct Delegates {
  /// How many delegates are kept.
  static let maximum = 100_000

  private struct Key: Hashable {
    var object: ObjectID
    var role: String
  }

  private var names: [Key: String] = [:]
  private var roles: [ObjectID: Set<String>] = [:]

  var count: Int { names.count }

  /// nil when there is none.
  func name(of object: ObjectID, role: String) -> String? {
    names[Key(object: object, role: role)]
  }

  /// Takes over what the effect `delegate` says; `name` is the trace's name of an object.
  mutating func note(_ effect: Effect, name: (ObjectID) -> String?) {
    let role = ObjectNames.cut(effect.detail["role"]?.string ?? "")
    let type = effect.detail["class"]?.string.map(ObjectNames.cut)
    let known = type.map { effect.detail["object"]?.object.flatMap(name) ?? $0 }
    names[Key(object: effect.object, role: role)] = known
    roles[effect.object, default: []].insert(role)
  }

  mutating func forget(_ object: ObjectID) {
    for role in roles.removeValue(forKey: object) ?? [] {
      names[Key(object: object, role: role)] = nil
    }
  }
}
