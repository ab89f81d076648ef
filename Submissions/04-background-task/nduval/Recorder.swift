import Foundation

final class Recorder: @unchecked Sendable {

    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    var parts: Int { defaults.integer(forKey: "parts") }

    func record(_ more: Int) {
        defaults.set(parts + more, forKey: "parts")
    }

    var unsaved: ClosedRange<Int>? {
        let next = Film.savedParts + 1
        return next <= parts ? next...parts : nil
    }
}
