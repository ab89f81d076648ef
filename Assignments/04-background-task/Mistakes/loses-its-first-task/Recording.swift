import UIKit

/// What was recorded. Kept at once, since the app can be gone at any time.
enum Recording {

    static var parts: Int {
        get { UserDefaults.standard.integer(forKey: "recorded") }
        set { UserDefaults.standard.set(newValue, forKey: "recorded") }
    }

    /// The number of the first part that is not saved; nil when all are.
    static var nextPart: Int? {
        Film.savedParts < parts ? Film.savedParts + 1 : nil
    }
}
