import Foundation

/// Writes one line per callback, e.g. `⬅️  3 · 09:41:00 · applicationWillResignActive(_:)`
final class LifecycleDiary {

    enum Direction: String {
        case launch = "🚀"
        case arrive = "➡️"
        case leave = "⬅️"
        case trouble = "⚠️"
    }

    private(set) var lines: [String] = []
    private var count = 0
    private let clock: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "HH:mm:ss"
        return formatter
    }()

    /// `#function` as a default argument is the name of the *caller*.
    func note(_ direction: Direction, _ callback: String = #function) {
        count += 1
        let line = "\(direction.rawValue)  \(count) · \(clock.string(from: Date())) · \(callback)"
        lines.append(line)
        print(line)
    }

    func forget() {
        lines.removeAll()
    }
}
