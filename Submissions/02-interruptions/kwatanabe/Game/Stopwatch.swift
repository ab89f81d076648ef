import Foundation

/// Adds up the time between `start` and `stop`, so that not even half a second gets lost.
struct Stopwatch {
    private var collected: TimeInterval = 0
    private var startedAt: Date?

    mutating func start(at now: Date = Date()) {
        startedAt = startedAt ?? now
    }

    mutating func stop(at now: Date = Date()) {
        collected = elapsed(at: now)
        startedAt = nil
    }

    func elapsed(at now: Date = Date()) -> TimeInterval {
        collected + (startedAt.map { now.timeIntervalSince($0) } ?? 0)
    }
}
