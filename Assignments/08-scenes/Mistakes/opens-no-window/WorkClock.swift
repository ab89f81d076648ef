import UIKit

/// Counts the seconds in which at least one window is on the screen: one timer for all of them.
@MainActor
final class WorkClock {

    static let shared = WorkClock()

    private var seconds = 0
    private var timer: Timer?
    private var pages: [NoteViewController] = []

    /// A page has come onto the screen; the first one starts the timer.
    func add(_ page: NoteViewController) {
        guard !pages.contains(page) else { return }
        pages.append(page)
        page.show(seconds: seconds)
        if timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated {
                    self?.tick()
                }
            }
        }
    }

    /// A page has left the screen; the last one stops the timer.
    func remove(_ page: NoteViewController) {
        pages.removeAll { $0 == page }
        if pages.isEmpty {
            timer?.invalidate()
            timer = nil
        }
    }

    private func tick() {
        seconds += 1
        for page in pages {
            page.show(seconds: seconds)
        }
    }
}
