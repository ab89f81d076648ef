import UIKit

@MainActor
final class Game {

    enum Event { case play, pause, tick }

    private enum State {
        case paused
        case playing(Timer)
    }

    private var state = State.paused
    private var stopwatch = Stopwatch()
    private unowned let screen: GameViewController

    init(screen: GameViewController) {
        self.screen = screen
    }

    func handle(_ event: Event) {
        switch (state, event) {
        case (.paused, .play):
            stopwatch.start()
            state = .playing(nextTick())
        case (.playing, .tick):
            screen.show(points: Int(stopwatch.elapsed()))
            state = .playing(nextTick())
        case (.playing(let timer), .pause):
            timer.invalidate()
            stopwatch.stop()
            state = .paused
        case (.paused, _), (.playing, .play):
            break
        }
    }

    /// A timer for one quarter of a second; each tick orders the next one.
    private func nextTick() -> Timer {
        let timer = Timer(timeInterval: 0.25, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.handle(.tick) }
        }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }
}
