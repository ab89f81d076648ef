import AppLink
@testable import DeviceSimulator
import LifecycleTrace

/// A device with an app of containers, and the calls that the app has got.
final class ContainerDevice {
  let app = ContainerApp()
  let device: Device
  private let launcher: ScriptedLauncher
  private var seen = 0

  /// - Parameter root: of the app's only window, shown at launch; what `setUp` does comes before.
  init(
    _ setup: Setup = .app, root: ObjectID = .a,
    setUp: (ContainerApp) -> [ScriptedApp.Action] = { _ in [] }
  ) throws {
    let app = app
    launcher = ScriptedLauncher {
      let scripted = ScriptedApp { app.actions(in: $0) }
      scripted.unimplemented = []
      return scripted
    }
    device = Device(launcher: launcher, system: setup.system, manifest: setup.manifest)
    let objects = Array("abcdefnpqrtx").map { letter in
      let id = ObjectID(letter)
      return ScriptedApp.Action.tell(
        Effect(
          Effect.objectCreated, on: id,
          detail: [
            "class": .string(letter.uppercased()), "isUIKit": .bool(app.containers.contains(id)),
          ]))
    }
    app.within["willFinishLaunchingWithOptions \(ObjectID.delegate.name)"] = objects
    let show = [
      Shown.setRoot(root, of: .window), ScriptedApp.Action.ask(.showWindow, on: .window),
    ]
    app.within["didFinishLaunchingWithOptions \(ObjectID.delegate.name)"] = setUp(app) + show
    try device.play("launch")
  }

  /// Every call since the last time, as `viewWillAppear a`; without harness calls.
  func news() -> [String] {
    let calls = launcher.apps.last?.calls ?? []
    defer { seen = calls.count }
    return calls[seen...].compactMap { call in
      guard call.name.contains("("), call.receiver.number > 64 else { return nil }
      let parent = call.arguments["parent"].map { " \($0.object?.name ?? "-")" } ?? ""
      return "\(CallbackName(call.name).shortWord) \(call.receiver.name)\(parent)"
    }
  }

  /// What follows when student code does this.
  func perform(_ actions: ScriptedApp.Action...) throws -> [String] {
    _ = news()
    app.next = actions
    try device.play("time-change")
    return news()
  }

  func perform(_ gesture: ControllerGesture) throws -> [String] {
    _ = news()
    try device.perform(gesture)
    return news()
  }

  /// What the device has answered last.
  var answer: LinkRecord? { launcher.apps.last?.answers.last }

  var findings: [String] { device.trace.events.filter { $0.kind == .finding }.map(\.name) }

  /// The arguments of the latest call of that name.
  func arguments(_ name: CallbackName) -> LinkRecord? {
    launcher.apps.last?.calls.last { $0.name == name.rawValue }?.arguments
  }
}

extension [String] {
  /// Without layout, and what no published trace shows.
  var appearances: [String] {
    let words: Set = [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    return filter { words.contains(String($0.prefix { $0 != " " })) }
  }

  /// With layout passes, but without questions that older systems do not ask.
  var layouts: [String] {
    filter { !$0.hasPrefix("viewIsAppearing") && !$0.hasPrefix("updateViewConstraints") }
  }

  /// Of one controller or container.
  func of(_ ids: ObjectID...) -> [String] {
    filter { word in
      ids.contains { word.split(separator: " ").dropFirst().first == Substring($0.name) }
    }
  }
}
