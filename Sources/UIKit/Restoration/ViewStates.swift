import Foundation

/// The states of the views that a controller shows, by their restoration identifiers.
@MainActor enum ViewStates {
  /// The archive of each view with an identifier, in the views that belong to the controller itself.
  static func encoded(from root: UIView?) -> [String: Data] {
    var states: [String: Data] = [:]
    for view in views(below: root) {
      guard let identifier = view.restorationIdentifier, states[identifier] == nil else { continue }
      let coder = StateArchiver()
      view.encodeRestorableState(with: coder)
      states[identifier] = coder.finish()
    }
    return states
  }

  static func decode(_ archived: Any?, into root: UIView?) {
    guard var states = archived as? [String: Data], !states.isEmpty else { return }
    for view in views(below: root) {
      guard let identifier = view.restorationIdentifier,
        let state = states.removeValue(forKey: identifier), let coder = StateUnarchiver(state)
      else { continue }
      view.decodeRestorableState(with: coder)
    }
  }

  /// In tree order; the views of child controllers are theirs to save.
  private static func views(below root: UIView?) -> [UIView] {
    guard let root else { return [] }
    var found: [UIView] = []
    var next = [root]
    while let view = next.popLast() {
      guard view === root || view.controller == nil else { continue }
      found.append(view)
      next += view.subviews.reversed()
    }
    return found
  }
}
