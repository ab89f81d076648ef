import Foundation

/// A property that lives in the user defaults.
@propertyWrapper
struct Saved<Value> {
    let key: String
    let fallback: Value

    init(wrappedValue: Value, _ key: String) {
        self.key = key
        fallback = wrappedValue
    }

    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}
