import UIKit

class PatientApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {
    print("app hears of \(event.allTouches?.count ?? 0) touch")
    super.sendEvent(event)
  }
}

class PatientWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    print("window hears of \(event.allTouches?.first?.phase == .began ? "a beginning" : "an end")")
    super.sendEvent(event)
  }
}

class Pad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("\(classForCoder) is touched")
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print(application.isMember(of: PatientApplication.self), isKind(of: UIResponder.self))
    print(isKind(of: UIView.self), isEqual(application), isEqual(self))
    let window = PatientWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    let pad = Pad(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    pad.accessibilityIdentifier = "pad"
    controller.view.addSubview(pad)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
