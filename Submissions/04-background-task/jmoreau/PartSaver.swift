import UIKit

class PartSaver: @unchecked Sendable {

    private let queue = DispatchQueue(label: "PartSaver")
    private var isExpired = false
    private var isBusy = false

    private var toSave: Int { UserDefaults.standard.integer(forKey: "toSave") }

    @MainActor func begin() {
        guard !isBusy, Film.savedParts < toSave else { return }
        isBusy = true
        isExpired = false
        var id = UIBackgroundTaskIdentifier.invalid
        id = UIApplication.shared.beginBackgroundTask(withName: "PartSaver") {
            self.isExpired = true
            self.isBusy = false
            UIApplication.shared.endBackgroundTask(id)
            id = .invalid
        }
        queue.async {
            while Film.savedParts < self.toSave && !self.isExpired {
                Film.save(part: Film.savedParts + 1)
            }
            DispatchQueue.main.async {
                guard id != .invalid else { return }
                self.isBusy = false
                UIApplication.shared.endBackgroundTask(id)
            }
        }
    }

    func hurry() {
        for _ in 1...3 where Film.savedParts < toSave {
            Film.save(part: Film.savedParts + 1)
        }
    }
}
