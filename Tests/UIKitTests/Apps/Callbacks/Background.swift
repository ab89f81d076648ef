import AVFoundation
import CoreLocation
import MobileCoreServices
import UIKit

/// What needs time in the background.
final class Background: NSObject {
  private var task = UIBackgroundTaskIdentifier.invalid
  private var player: AVAudioPlayer?
  private let manager = CLLocationManager()

  @MainActor func run(_ scenario: String) {
    switch scenario {
    case "tasks": beginAndEnd()
    case "expiry":
      task = UIApplication.shared.beginBackgroundTask(withName: "Save") { [weak self] in
        print("expired")
        self?.end()
      }
    case "other thread": beginElsewhere()
    case "activity":
      ProcessInfo.processInfo.performExpiringActivity(withReason: "Tidy") { isOver in
        print("tidy \(isOver)")
      }
    case "audio": play()
    case "location": locate()
    default: break
    }
  }

  @MainActor private func beginAndEnd() {
    let application = UIApplication.shared
    let first = application.beginBackgroundTask(withName: "First")
    let second = application.beginBackgroundTask { print("never") }
    print("valid \(first != .invalid) \(first != second)")
    application.endBackgroundTask(second)
    application.endBackgroundTask(second)
    application.endBackgroundTask(first)
    application.endBackgroundTask(.invalid)
  }

  private func beginElsewhere() {
    DispatchQueue.global().async {
      let task = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
      UIApplication.shared.endBackgroundTask(task)
    }
  }

  private func end() {
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }

  private func play() {
    try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
    player = try? AVAudioPlayer(data: Data([1, 2, 3]))
    var second = try? AVAudioPlayer(data: Data())
    player?.play()
    player?.play()
    second?.play()
    player?.pause()
    print("second plays \(second?.isPlaying == true)")
    second = nil
    print("silence")
  }

  private func locate() {
    manager.requestAlwaysAuthorization()
    manager.allowsBackgroundLocationUpdates = true
    manager.startUpdatingLocation()
    manager.startMonitoringSignificantLocationChanges()
    manager.stopUpdatingLocation()
    manager.stopMonitoringSignificantLocationChanges()
  }
}
