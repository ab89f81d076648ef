import UIKit

/// What the game wants to know of the app's life.
enum AppEvent: CaseIterable {
    case active, inactive, background, foreground, memoryWarning

    var name: Notification.Name {
        switch self {
        case .active: return UIApplication.didBecomeActiveNotification
        case .inactive: return UIApplication.willResignActiveNotification
        case .background: return UIApplication.didEnterBackgroundNotification
        case .foreground: return UIApplication.willEnterForegroundNotification
        case .memoryWarning: return UIApplication.didReceiveMemoryWarningNotification
        }
    }
}
