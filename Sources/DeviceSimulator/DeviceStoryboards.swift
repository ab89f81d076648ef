import AppLink
import LifecycleTrace

/// Controllers out of storyboards: when they are made, wake up, and come into a window.
///
/// ```
///   init(coder:) ─ (init(coder:) of what a container begins with) ─ outlets and actions ─
///   awakeFromNib() of each ─ … ─ loadView(), outlets of views ─ viewDidLoad()
/// ```
///
/// FACTS.md A2, D1.
extension Device {
  /// A controller is made, and all that a container has in it; then each wakes up.
  func makeController(_ arguments: LinkRecord) throws(AppOutcome) {
    let making: LinkRecord = ["making": arguments["making"] ?? .null]
    if let type = arguments["class"]?.string {
      try enter(
        .initWithCoder, on: .application, named: app?.names.next(type),
        call: Call.Name.makeController, arguments: making)
    } else {
      _ = try callHarness(Call.Name.makeController, making)
    }
    guard arguments["isPart"]?.bool != true else { return }
    let made = try callHarness(Call.Name.connectControllers, making)
    for controller in (made["controllers"]?.list ?? []).compactMap(\.object) {
      try enter(.awakeFromNib, on: controller)
    }
  }

  /// Loads the storyboard that the app or a scene begins with: its delegate has a window then, whose
  /// root view controller is there and has no view yet.
  func loadStoryboard(_ name: String, for session: SessionID?) throws(AppOutcome) {
    var arguments: LinkRecord = ["name": .string(name)]
    arguments["session"] = session.map { .string($0.identifier) }
    _ = try callHarness(Call.Name.loadMainStoryboard, arguments)
  }

  func loadStoryboard(of id: SessionID) throws(AppOutcome) {
    guard let name = storyboard(of: id) else { return }
    try loadStoryboard(name, for: id)
  }

  /// The window of a scene's storyboard becomes visible once the scene is connected.
  func showStoryboardWindow(of id: SessionID?) throws(AppOutcome) {
    guard let id, storyboard(of: id) != nil else { return }
    _ = try callHarness(Call.Name.showMainWindow, ["session": .string(id.identifier)])
  }

  private func storyboard(of id: SessionID) -> String? {
    guard situation.usesScenes else { return nil }
    return sessions[id]?.configuration["storyboard"]?.string
  }
}
