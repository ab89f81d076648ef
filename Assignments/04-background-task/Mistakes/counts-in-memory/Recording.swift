import UIKit

/// What was recorded.
enum Recording {

    nonisolated(unsafe) static var parts = Film.savedParts

    /// The number of the first part that is not saved; nil when all are.
    static var nextPart: Int? {
        Film.savedParts < parts ? Film.savedParts + 1 : nil
    }
}
