import AppLink
import LifecycleTrace

/// Saving state (FACTS.md A12, A32), and whether the app wants it saved and restored.
extension Device {
  /// Saves the roots of the visible windows and, from there, every controller that has been encoded
  /// by another.
  ///
  /// A controller is left out, with what is below it, when it has no restoration identifier. Those that
  /// refer to others come first, then the others in the order in which they were encoded; that order
  /// is ours.
  func saveState() throws(AppOutcome) {
    guard try agrees(secure: .shouldSaveSecureState, old: .shouldSaveState) else { return }
    let application = RestorationArchive.State(try enter(.willEncodeState))
    try rest()
    var controllers: [RestorationArchive.Controller] = []
    var next = (app?.controllers.loadedRoots ?? []) + application.references
    var seen: Set<ObjectID> = []
    while !next.isEmpty {
      let id = next.removeFirst()
      guard seen.insert(id).inserted, var saved = savedController(id) else { continue }
      saved.state = RestorationArchive.State(try enter(.encodeRestorableState, on: id))
      try rest()
      controllers.append(saved)
      next += saved.state.references
    }
    storage.restoration = RestorationArchive(application: application, controllers: controllers)
    try checkWhatIsKept()
  }

  /// Nil for a controller that is not to be found again.
  private func savedController(_ id: ObjectID) -> RestorationArchive.Controller? {
    guard let app, let path = app.restorationPath(of: id) else { return nil }
    return RestorationArchive.Controller(
      number: id, path: path, restorationClass: app.restoration[id]?.restorationClass,
      storyboard: app.restoration[id]?.storyboard, parent: app.controllers.container(of: id))
  }

  /// Whether the app delegate says yes; it is asked by the old name where it lacks the new one.
  func agrees(
    secure: CallbackName, old: CallbackName, _ arguments: LinkRecord = [:]
  ) throws(AppOutcome) -> Bool {
    for callback in situation.system.hasScenes ? [secure, old] : [old] {
      let returned = try enter(callback, arguments: arguments)
      try rest()
      if returned["implemented"]?.bool != false { return returned["result"]?.bool ?? false }
    }
    return false
  }
}

extension RunningApp {
  /// The restoration identifiers from the root to a controller; nil when one on the way has none.
  fileprivate func restorationPath(of id: ObjectID) -> [String]? {
    var path: [String] = []
    var next: ObjectID? = id
    while let here = next {
      guard path.count <= ControllerTree.maximumDepth * 2, let identity = restoration[here] else {
        return nil
      }
      path.append(identity.identifier)
      next = controllers.container(of: here)
    }
    return path.reversed()
  }
}

extension ControllerTree {
  /// What contains a controller, or is covered by it; nil for a root.
  func container(of id: ObjectID) -> ObjectID? {
    nodes[id]?.presentation?.context ?? nodes[id]?.parent
  }
}
