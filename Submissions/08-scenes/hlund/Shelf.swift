import Foundation

/// Which window (by the identifier of its session) shows which note. On disk.
struct Shelf {

    private let key = "shelf"

    private var all: [String: String] {
        get { UserDefaults.standard.dictionary(forKey: key) as? [String: String] ?? [:] }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
    }

    func note(_ window: String) -> String? {
        return all[window]
    }

    func put(_ note: String, _ window: String) {
        all[window] = note
    }

    func remove(_ window: String) {
        all[window] = nil
    }
}
