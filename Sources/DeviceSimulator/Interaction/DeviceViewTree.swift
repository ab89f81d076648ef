import AppLink
import LifecycleTrace

extension Device {
  /// What the app shows now; empty while no process runs.
  ///
  /// Reading it leaves nothing in the trace. Throws an `AppOutcome` when the app ends on being read.
  public func viewTree() throws -> ViewTree {
    do throws(AppOutcome) {
      return try readViewTree()
    } catch {
      throw bury(error)
    }
  }

  func readViewTree() throws(AppOutcome) -> ViewTree {
    guard app != nil else { return ViewTree() }
    let record = try callHarness(Call.Name.viewTree, [:])
    return ViewTree(record, shows: isShown, cover: cover)
  }

  /// Whether the windows of a scene are on the screen, when the app is.
  private func isShown(_ session: String?) -> Bool {
    guard situation.usesScenes else { return true }
    return situation.windows.contains { $0.id.identifier == session && $0.isShown }
  }

  /// The class of the controller that is presented over a controller, or over one that contains it.
  private func cover(_ controller: ObjectID) -> String? {
    guard let app else { return nil }
    var next: ObjectID? = controller
    for _ in 0..<ControllerTree.maximumDepth {
      guard let id = next else { return nil }
      if let over = app.controllers[id].presented {
        return app.names[over] ?? "another view controller"
      }
      next = app.controllers[id].parent
    }
    return nil
  }

  /// The object of a view, which the app numbers where the device does not know it yet.
  func object(of target: ViewTarget) throws(AppOutcome) -> ObjectID? {
    if let object = target.node.object { return object }
    return try callHarness(Call.Name.nameView, ["index": .int(Int64(target.place))])["object"]?
      .object
  }
}
