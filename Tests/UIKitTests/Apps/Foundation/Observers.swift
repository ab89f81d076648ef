import UIKit

/// What apps do with the notification centre.
@MainActor enum Observers {
  static var tokens: [NSObjectProtocol] = []

  static let all: [String: () -> Void] = [
    "observers": {
      let center = NotificationCenter.default
      for number in 1...2 {
        tokens.append(
          center.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
          ) { notification in
            print("observer \(number)", notification.object is UIApplication)
          })
      }
      tokens.append(
        center.addObserver(
          forName: UIApplication.didBecomeActiveNotification, object: NSObject(), queue: nil
        ) { _ in print("another object") })
      tokens.append(
        center.addObserver(forName: nil, object: UIApplication.shared, queue: nil) {
          print("any", $0.name.rawValue)
        })
      center.removeObserver(tokens[0])
      center.removeObserver(tokens[0])
      let own = Notification.Name("own")
      tokens.append(
        center.addObserver(forName: own, object: nil, queue: nil) {
          print("own", $0.userInfo?["key"] ?? "-")
        })
      center.post(name: own, object: nil, userInfo: ["key": "value"])
      center.post(name: own, object: nil)
    },
    "sequence": {
      Task {
        let name = UIApplication.willEnterForegroundNotification
        for await notification in NotificationCenter.default.notifications(named: name) {
          print("came", notification.name.rawValue)
        }
      }
    },
  ]
}
