import UIKit

/// The items to buy, in the order in which they were added.
struct ShoppingList {

    private static let key = "items"
    private static let itemsOfANewList = ["bread"]

    private(set) var items: [String]

    /// The list as it was saved. A list that was saved empty is empty; only one that was never
    /// saved is a new one.
    init(from defaults: UserDefaults = .standard) {
        items = defaults.stringArray(forKey: Self.key) ?? Self.itemsOfANewList
    }

    mutating func perform(_ command: ListCommand) {
        switch command {
        case .add(let item): items.append(item)
        case .remove(let item): items.removeAll { $0 == item }
        }
    }

    func save(to defaults: UserDefaults = .standard) {
        defaults.set(items, forKey: Self.key)
    }
}
