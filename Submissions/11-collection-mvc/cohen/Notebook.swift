import Foundation

/// The model. Latin names and reports: not done yet.
@MainActor
final class Notebook {

    struct Bird {
        var name: String
        var count: Int
    }

    var birds: [Bird] = Birds.names.prefix(30).map { Bird(name: $0, count: 0) }
    var changed: (() -> Void)?

    var total: Int {
        return birds.map { $0.count }.reduce(0, +)
    }

    func nextName() -> String? {
        return Birds.names.first { name in !birds.contains(where: { $0.name == name }) }
    }
}
