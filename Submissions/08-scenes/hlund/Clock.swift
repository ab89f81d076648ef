import UIKit

extension Notification.Name {
    static let clockTicked = Notification.Name("clockTicked")
}

/// The work clock. It looks at the notifications of the scenes, so no scene has to think of it.
class Clock {

    private(set) var seconds = 0
    private var timer: Timer?
    private var visible = Set<String>()
    private var tokens: [NSObjectProtocol] = []

    func watchScenes() {
        on(UIScene.willEnterForegroundNotification) { $0.visible.insert($1) }
        on(UIScene.didEnterBackgroundNotification) { $0.visible.remove($1) }
        on(UIScene.didDisconnectNotification) { $0.visible.remove($1) }
    }

    private func on(_ name: Notification.Name, _ change: @escaping (Clock, String) -> Void) {
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            guard let self = self, let scene = note.object as? UIScene else { return }
            MainActor.assumeIsolated {
                change(self, scene.session.persistentIdentifier)
                self.startOrStop()
            }
        }
        tokens.append(token)
    }

    private func startOrStop() {
        if visible.isEmpty {
            timer?.invalidate()
            timer = nil
        } else if timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                guard let self = self else { return }
                self.seconds += 1
                NotificationCenter.default.post(name: .clockTicked, object: self)
            }
        }
    }
}
