import UIKit

/// Saves with a Swift task. The lock is held while one part is being saved, so nobody else saves then.
@MainActor
final class Saver {

    private static let lock = NSLock()
    private var work: Task<Void, Never>?
    private var pass = UIBackgroundTaskIdentifier.invalid

    nonisolated var total: Int {
        get { UserDefaults.standard.integer(forKey: "total") }
        set { UserDefaults.standard.set(newValue, forKey: "total") }
    }

    /// Saves the next part; false when there is none.
    @discardableResult
    nonisolated func saveOne() -> Bool {
        Saver.lock.lock()
        defer { Saver.lock.unlock() }
        let next = Film.savedParts + 1
        guard next <= total else { return false }
        Film.save(part: next)
        return true
    }

    func resume() {
        guard work == nil, Film.savedParts < total else { return }
        pass = UIApplication.shared.beginBackgroundTask(withName: "film", expirationHandler: {
            self.work?.cancel()
            self.done()
        })
        work = Task.detached { [self] in
            while !Task.isCancelled, saveOne() {}
            if !Task.isCancelled {
                await MainActor.run { done() }
            }
        }
    }

    private func done() {
        work = nil
        UIApplication.shared.endBackgroundTask(pass)
        pass = .invalid
    }

    func finishInAHurry() {
        work?.cancel()
        let deadline = Date() + 3
        while Date() < deadline, saveOne() {}
    }
}
