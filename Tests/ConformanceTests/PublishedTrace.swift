import Foundation

/// What somebody has recorded of a real device, or documented, as `Tests/Fixtures/traces.json` has
/// it.
struct PublishedTrace: Decodable {
  var id: String
  /// The version of iOS, and whether the app has scenes.
  var era: String
  /// What happened to the device.
  var stimulus: [String]
  var setup: String
  /// The callbacks and notifications that the source lists.
  var order: [String]
  /// What `applicationState` read in each, or `applicationState/activationState`.
  var states: [String]?
  /// Why it is recorded and not to be reproduced.
  var quirk: String?

  static func all() throws -> [PublishedTrace] {
    let data = try Data(contentsOf: Repository.root.appending(path: "Tests/Fixtures/traces.json"))
    return try JSONDecoder().decode([PublishedTrace].self, from: data)
  }

  /// The names that stand for something in a device's trace, each with its recorded state.
  var entries: [(name: TraceName, state: String?)] {
    order.indices.compactMap { index in
      TraceName(published: order[index]).map { ($0, states?[index]) }
    }
  }
}

enum Repository {
  /// The folder of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
