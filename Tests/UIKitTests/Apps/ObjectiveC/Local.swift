import OSLog
import UIKit

/// Adds itself everywhere, and goes all the same.
final class Local: UIViewController {
  private let button = UIButton()
  private var tap: UITapGestureRecognizer?

  static func make() {
    let local = Local()
    local.listen()
    NotificationCenter.default.post(name: Notification.Name("own"), object: nil)
    let held = UIButton()
    do {
      class Inner: UIView {
        @objc func inner() { print("inner") }
        func add(to control: UIControl) {
          control.addTarget(self, action: #selector(inner), for: .valueChanged)
        }
      }
      let inner = Inner()
      inner.add(to: held)
      held.sendActions(for: .valueChanged)
    }
    held.sendActions(for: .valueChanged)
  }

  private func listen() {
    button.addTarget(self, action: #selector(heard), for: .touchUpInside)
    tap = UITapGestureRecognizer(target: self, action: #selector(self.heard))
    NotificationCenter.default.addObserver(
      self, selector: #selector(heard), name: Notification.Name("own"), object: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(Local.heard))
  }

  @objc private func heard() { print("heard own") }

  deinit { print("gone") }
}

func logEverything() {
  let logger = Logger(subsystem: "app", category: "life")
  let name = "Ada"
  logger.info(
    "hello \(name, privacy: .public) \(7, format: .hex) \(1.5, format: .fixed(precision: 2))")
  logger.error("private \(name, privacy: .private(mask: .hash))|\(name, align: .right(columns: 5))")
  let log = OSLog(subsystem: "app", category: "old")
  os_log("%{public}@ of %d", log: log, type: .debug, name, 3)
  os_log("plain")
  os_log(.info, log: log, "typed %d", 4)
  NSLog("%@ logs", name)
}
