import AppLink
import LifecycleTrace

/// By what a view controller's state is found again.
struct RestorationIdentity: Hashable {
  /// The longest identifier or class name that is kept, in bytes.
  static let longestName = 1024

  let identifier: String
  /// The full name of its `restorationClass`.
  let restorationClass: String?

  /// Nil for a name that is too long to be kept.
  init?(identifier: String, restorationClass: String?) {
    let names = [identifier, restorationClass ?? ""]
    guard names.allSatisfy({ $0.utf8.count <= Self.longestName }) else { return nil }
    self.identifier = identifier
    self.restorationClass = restorationClass
  }
}

/// The state of an app without scenes, saved when it leaves the screen.
public struct RestorationArchive: Hashable, Sendable {
  struct Controller: Hashable, Sendable {
    let identifier: String
    let restorationClass: String?
    let archive: LinkValue
  }

  let application: LinkValue
  let controllers: [Controller]
  /// In bytes, as the link carries it.
  let size: Int

  init(application: LinkValue, controllers: [Controller]) {
    self.application = application
    self.controllers = controllers
    size = controllers.reduce(application.size) {
      $0 + $1.identifier.utf8.count + ($1.restorationClass?.utf8.count ?? 0) + $1.archive.size
    }
  }
}

/// Saving and restoring state (FACTS.md A12, A31, A32).
extension Device {
  func saveState() throws(AppOutcome) {
    guard try agrees(secure: .shouldSaveSecureState, old: .shouldSaveState) else { return }
    let returned = try enter(.willEncodeState)
    try rest()
    var controllers: [RestorationArchive.Controller] = []
    for root in app?.controllers.loadedRoots ?? [] {
      guard let identity = app?.restoration[root] else { continue }
      let encoded = try enter(.encodeRestorableState, on: root)
      try rest()
      controllers.append(
        RestorationArchive.Controller(
          identifier: identity.identifier, restorationClass: identity.restorationClass,
          archive: encoded["archive"] ?? .null))
    }
    storage.restoration = RestorationArchive(
      application: returned["archive"] ?? .null, controllers: controllers)
    try checkWhatIsKept()
  }

  func restoreState() throws(AppOutcome) {
    guard let saved = storage.restoration else { return }
    let archive: LinkRecord = ["archive": saved.application]
    guard
      try agrees(secure: .shouldRestoreSecureState, old: .shouldRestoreState, archive)
    else { return }
    var restored: [(object: ObjectID, archive: LinkValue)] = []
    for controller in saved.controllers {
      guard let object = try restoredController(controller) else { continue }
      restored.append((object, controller.archive))
    }
    for controller in restored {
      try loadView(of: controller.object)
      try enter(
        .decodeRestorableState, on: controller.object, arguments: ["archive": controller.archive])
      try rest()
    }
    try enter(.didDecodeState, arguments: archive)
    try rest()
    for controller in restored {
      try enter(.finishedRestoringState, on: controller.object)
      try rest()
    }
  }

  /// Asks the controller's restoration class; the app delegate where there is none (A31).
  private func restoredController(
    _ saved: RestorationArchive.Controller
  ) throws(AppOutcome) -> ObjectID? {
    var arguments: LinkRecord = [
      "path": .list([.string(saved.identifier)]), "archive": saved.archive,
    ]
    guard let name = saved.restorationClass else {
      let returned = try enter(.controllerForRestoration, arguments: arguments)
      try rest()
      return returned["controller"]?.object
    }
    arguments["class"] = .string(name)
    let short = name.split(separator: ".").last.map(String.init)
    let made = try enter(
      .classControllerForRestoration, on: .application, named: short,
      call: Call.Name.makeRestoredController, arguments: arguments)
    try rest()
    return made["controller"]?.object
  }

  /// Whether the app delegate says yes; it is asked by the old name where it lacks the new one.
  private func agrees(
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
