import Foundation

extension UIScene {
  /// Has everyone in the scene who has this activity as its `userActivity` bring it up to date, as the
  /// system does before it keeps what `stateRestorationActivity(for:)` has returned.
  func updateState(of activity: NSUserActivity) {
    for responder in responders where responder.userActivity === activity {
      responder.updateUserActivityState(activity)
    }
  }

  /// The scene, its windows, and their controllers with all that these contain and present.
  private var responders: [UIResponder] {
    guard let scene = self as? UIWindowScene else { return [self] }
    var found: [UIResponder] = [self]
    for window in scene.windows {
      found.append(window)
      var next = [window.rootViewController].compactMap { $0 }
      while let controller = next.popLast() {
        found.append(controller)
        next += [controller.presentation.presented].compactMap { $0 }
        next += controller.children.reversed()
      }
    }
    return found
  }
}
