import UIKit

/// Observes every notification of an app's life, by name.
class NotificationObserver {
  private var tokens: [NSObjectProtocol] = []

  func start() {
    for name in applicationNames + sceneNames + [UIDevice.orientationDidChangeNotification] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in })
    }
  }

  private let applicationNames = [
    UIApplication.didFinishLaunchingNotification,
    UIApplication.didBecomeActiveNotification,
    UIApplication.willResignActiveNotification,
    UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification,
    UIApplication.willTerminateNotification,
    UIApplication.didReceiveMemoryWarningNotification,
    UIApplication.significantTimeChangeNotification,
    UIApplication.protectedDataWillBecomeUnavailableNotification,
    UIApplication.protectedDataDidBecomeAvailableNotification,
    UIApplication.willChangeStatusBarOrientationNotification,
    UIApplication.didChangeStatusBarOrientationNotification,
    UIApplication.willChangeStatusBarFrameNotification,
    UIApplication.didChangeStatusBarFrameNotification,
  ]

  private let sceneNames = [
    UIScene.willConnectNotification,
    UIScene.didDisconnectNotification,
    UIScene.willEnterForegroundNotification,
    UIScene.didActivateNotification,
    UIScene.willDeactivateNotification,
    UIScene.didEnterBackgroundNotification,
  ]
}
