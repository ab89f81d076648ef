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
    order.indices.flatMap { index in
      names(at: index).compactMap { name in
        TraceName(published: name).map { ($0, states?[index]) }
      }
    }
  }

  /// The same, and where the source leaves an order open (`a / b`) the other way round.
  var possibleOrders: [[(name: TraceName, state: String?)]] {
    var turned = self
    turned.order = order.indices.map { names(at: $0).reversed().joined(separator: " / ") }
    return [entries, turned.entries]
  }

  /// Without the source's own remarks in brackets.
  private func names(at index: Int) -> [String] {
    order[index].components(separatedBy: " / ").map { name in
      name.range(of: " (").map { String(name[..<$0.lowerBound]) } ?? name
    }
  }
}

enum Repository {
  /// The folder of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
