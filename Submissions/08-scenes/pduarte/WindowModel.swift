import UIKit

/// The state of one window. Each change is stored at once, by the session.
@MainActor
class WindowModel {

    private let key: String
    var onChange: () -> Void = {}

    var note: String? {
        get { UserDefaults.standard.string(forKey: key) }
        set {
            UserDefaults.standard.set(newValue, forKey: key)
            onChange()
        }
    }

    var seconds = 0 {
        didSet { onChange() }
    }

    init(session: UISceneSession) {
        key = "note." + session.persistentIdentifier
    }
}

/// The time that somebody has been working in some window.
@MainActor
class WorkTime {

    static let shared = WorkTime()

    private var seconds = 0
    private var timer: Timer?
    private var listeners: [ObjectIdentifier: (Int) -> Void] = [:]

    func begin(_ owner: AnyObject, _ listener: @escaping (Int) -> Void) {
        listeners[ObjectIdentifier(owner)] = listener
        listener(seconds)
        guard timer == nil else { return }
        timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            Task { @MainActor in
                self.seconds += 1
                self.listeners.values.forEach { $0(self.seconds) }
            }
        }
    }

    func end(_ owner: AnyObject) {
        listeners[ObjectIdentifier(owner)] = nil
        if listeners.isEmpty {
            timer?.invalidate()
            timer = nil
        }
    }
}
