import UIKit

/// Makes the screens, each with the identifier by which it is found again.
@MainActor
enum Screens {

    static func identified<Screen: UIViewController>(_ screen: Screen, _ name: String) -> Screen {
        screen.restorationIdentifier = name
        return screen
    }

    static func navigation() -> UINavigationController {
        identified(UINavigationController(rootViewController: identified(TrailListViewController(), "list")), "root")
    }

    static func trail(named name: String?) -> TrailViewController? {
        name.flatMap(Trail.named).map { identified(TrailViewController(trail: $0), "trail") }
    }

}
