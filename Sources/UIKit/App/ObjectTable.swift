import AppLink

/// The numbers of the app's objects; holds none of them alive.
@MainActor final class ObjectTable {
  private struct Entry {
    weak var object: (any CallReceiver)?
  }

  private var entries: [ObjectID: Entry] = [:]
  private var last = ObjectID.application

  /// Numbers an object and tells the device its class.
  func add(_ object: any CallReceiver) -> ObjectID {
    let id = Self.next(after: &last, class: type(of: object))
    entries[id] = Entry(object: object)
    return id
  }

  /// Puts an object under a number that both sides know beforehand.
  func set(_ object: any CallReceiver, as id: ObjectID) {
    entries[id] = Entry(object: object)
  }

  func receiver(_ id: ObjectID) -> (any CallReceiver)? {
    entries[id]?.object
  }

  private static func next(after last: inout ObjectID, class type: Any.Type) -> ObjectID {
    last = ObjectID(last.number + 2)
    EffectLog.shared.tellCreation(of: last, class: type)
    return last
  }
}
