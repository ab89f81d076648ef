import UIKit

/// Saves the film part by part, on a queue of its own. Two saves can never overlap, because the queue is serial.
@MainActor
final class FilmSaver {

    private let queue = DispatchQueue(label: "film.save")
    private var run: Run?

    /// Saves what is left, with a background task around it, unless that is being done.
    func start(_ application: UIApplication) {
        guard run == nil, Recording.nextPart != nil else { return }
        let run = Run()
        self.run = run
        run.task = application.beginBackgroundTask(withName: "Saving the film") {
            // The time is over. What is saved is saved; the rest waits for the app's return.
            self.finish(run, application)
        }
        queue.async {
            while !run.isStopped, let part = Recording.nextPart {
                Film.save(part: part)
            }
            DispatchQueue.main.async {
                self.finish(run, application)
            }
        }
    }

    private func finish(_ run: Run, _ application: UIApplication) {
        guard !run.isStopped else { return }
        run.stop()
        application.endBackgroundTask(run.task)
        self.run = nil
    }

    /// Saves as much as fits into some seconds, and returns after them at the latest.
    func saveNow(for seconds: TimeInterval) {
        let end = Date(timeIntervalSinceNow: seconds)
        run?.stop()
        queue.sync {
            while Date() < end, let part = Recording.nextPart {
                Film.save(part: part)
            }
        }
    }
}

/// One attempt to save, as long as its background task lasts.
private final class Run: @unchecked Sendable {

    var task = UIBackgroundTaskIdentifier.invalid
    private let lock = NSLock()
    private var stopped = false

    var isStopped: Bool { lock.withLock { stopped } }

    func stop() {
        lock.withLock { stopped = true }
    }
}
