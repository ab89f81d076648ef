import Foundation

var timesWorded = 0

enum Wording {
    static let none = "Never resigned"

    static func resigned(_ count: Int) -> String {
        timesWorded += 1
        return count == 1 ? "Resigned once" : "Resigned \(count) times"
    }
}
