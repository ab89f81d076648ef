import UIKit

/// Exports on a thread of its own that sleeps on a condition while there is nothing to do.
final class Exporter: @unchecked Sendable {

    private let recorder: Recorder
    private let condition = NSCondition()
    private var ticket = UIBackgroundTaskIdentifier.invalid
    private var isAllowed = false
    private var isSaving = false

    init(recorder: Recorder) {
        self.recorder = recorder
        Thread.detachNewThread { self.work() }
    }

    func export() {
        condition.lock()
        defer { condition.unlock() }
        guard recorder.unsaved != nil, ticket == .invalid else { return }
        ticket = UIApplication.shared.beginBackgroundTask(withName: "Export") { self.pause() }
        isAllowed = true
        condition.broadcast()
    }

    /// Takes the ticket back, when the time is over or all is done.
    private func pause() {
        condition.lock()
        isAllowed = false
        let ticket = self.ticket
        self.ticket = .invalid
        condition.unlock()
        if ticket != .invalid {
            UIApplication.shared.endBackgroundTask(ticket)
        }
    }

    private func work() {
        while true {
            condition.lock()
            while !isAllowed { condition.wait() }
            let part = recorder.unsaved?.lowerBound
            isSaving = part != nil
            condition.unlock()
            if let part {
                Film.save(part: part)
                condition.lock()
                isSaving = false
                condition.broadcast()
                condition.unlock()
            } else {
                pause()
            }
        }
    }

    func exportInTheLastSeconds() {
        let end = Date().addingTimeInterval(4)
        pause()
        condition.lock()
        while isSaving { condition.wait() }
        condition.unlock()
        while let part = recorder.unsaved?.lowerBound, end.timeIntervalSinceNow > 1 {
            Film.save(part: part)
        }
    }
}
