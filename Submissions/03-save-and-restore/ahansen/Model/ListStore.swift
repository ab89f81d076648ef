import Foundation

struct Item: Codable, Equatable {
    var name: String
    var addedAt: Date
}

/// Owns the items and writes them down after every change.
final class ListStore {

    private enum Key {
        static let list = "shopping-list.v1"
    }

    var onChange: (([Item]) -> Void)?

    private(set) var items: [Item] {
        didSet {
            save()
            onChange?(items)
        }
    }

    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        if let data = defaults.data(forKey: Key.list), let saved = try? JSONDecoder().decode([Item].self, from: data) {
            items = saved
        } else {
            items = [Item(name: "bread", addedAt: Date())]
        }
    }

    func apply(_ command: ListCommand) {
        switch command {
        case let .add(name):
            items.append(Item(name: name, addedAt: Date()))
        case let .remove(name):
            guard let index = items.firstIndex(where: { $0.name == name }) else { return }
            items.remove(at: index)
        }
    }

    private func save() {
        do {
            defaults.set(try JSONEncoder().encode(items), forKey: Key.list)
        } catch {
            assertionFailure("could not encode the list: \(error)")
        }
    }
}
