import Foundation

extension UIViewController {
  /// Begins a segue of the controller's scene by its identifier.
  func perform(segue identifier: String, _ sender: Any?) {
    guard let segue = interface?.segue(identified: identifier) else {
      fatalError(
        "Receiver (\(objectDescription)) has no segue with identifier "
          + "'\(identifier.cappedForLink)'")
    }
    SegueRuns.shared.run(segue, from: self, sender: sender, isTriggered: false)
  }
}
