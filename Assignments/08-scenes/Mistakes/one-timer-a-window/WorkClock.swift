import UIKit

/// Counts the seconds in which at least one window is on the screen.
@MainActor
enum WorkClock {
    static var seconds = 0
}
