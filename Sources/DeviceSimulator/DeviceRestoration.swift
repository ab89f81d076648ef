import AppLink
import LifecycleTrace

/// Restoring saved state (FACTS.md A31).
extension Device {
  /// Has every controller made or found, then loads and decodes each, then tells that all is done.
  func restoreState() throws(AppOutcome) {
    guard let saved = storage.restoration else { return }
    guard
      try agrees(
        secure: .shouldRestoreSecureState, old: .shouldRestoreState,
        ["archive": saved.application.archive])
    else { return }
    var restoring = Restoring()
    try find(saved.controllers, in: &restoring)
    var count = 0
    while count < restoring.order.count {
      let (controller, object) = restoring.order[count]
      try loadView(of: object)
      // A container may make its children when its view is loaded.
      try find(saved.controllers, in: &restoring)
      try enter(
        .decodeRestorableState, on: object, arguments: restoring.arguments(controller.state))
      try rest()
      count += 1
    }
    try enter(.didDecodeState, arguments: restoring.arguments(saved.application))
    try rest()
    for (_, object) in restoring.order {
      try enter(.finishedRestoringState, on: object)
      try rest()
    }
    app?.presentsRestored = !restoring.order.isEmpty
  }

  /// Presents again what was presented, once the window shows.
  func presentRestored() throws(AppOutcome) {
    guard app?.presentsRestored == true else { return }
    app?.presentsRestored = false
    _ = try callHarness(Call.Name.presentRestored, [:])
    try rest()
  }

  /// Finds those that are still to be found and whose containers are found, in the order in which they
  /// were saved.
  private func find(
    _ saved: [RestorationArchive.Controller], in restoring: inout Restoring
  ) throws(AppOutcome) {
    let numbers = Set(saved.map(\.number))
    for controller in saved where restoring.isMissing(controller.number) {
      if let parent = controller.parent, numbers.contains(parent), restoring.made[parent] == nil {
        continue
      }
      let answer =
        restoring.askedFor.insert(controller.number).inserted ? try ask(for: controller) : .nobody
      switch answer {
      case .object(let object): restoring.take(object, as: controller)
      case .refused: restoring.refused.insert(controller.number)
      case .nobody:
        var object = existing(controller, restoring)
        if object == nil { object = try fromStoryboard(controller) }
        guard let object else { continue }
        restoring.take(object, as: controller)
      }
    }
  }

  private enum Answer {
    case object(ObjectID)
    /// The restoration class has made none, which leaves the controller out.
    case refused
    case nobody
  }

  /// Asks the controller's restoration class; the app delegate where there is none.
  private func ask(for saved: RestorationArchive.Controller) throws(AppOutcome) -> Answer {
    var arguments: LinkRecord = [
      "path": .list(saved.path.map(LinkValue.string)), "archive": saved.state.archive,
    ]
    guard let name = saved.restorationClass else {
      let returned = try enter(.controllerForRestoration, arguments: arguments)
      try rest()
      return (returned["controller"]?.object).map(Answer.object) ?? .nobody
    }
    arguments["class"] = .string(name)
    let short = name.split(separator: ".").last.map(String.init)
    let made = try enter(
      .classControllerForRestoration, on: .application, named: short,
      call: Call.Name.makeRestoredController, arguments: arguments)
    try rest()
    if made["implemented"]?.bool == false { return .nobody }
    return (made["controller"]?.object).map(Answer.object) ?? .refused
  }

  /// A controller that came out of a storyboard does so again, where nobody else has made it.
  private func fromStoryboard(
    _ saved: RestorationArchive.Controller
  ) throws(AppOutcome) -> ObjectID? {
    guard let storyboard = saved.storyboard, saved.restorationClass == nil,
      let identifier = saved.path.last
    else { return nil }
    let made = try callHarness(
      Call.Name.makeFromStoryboard,
      ["storyboard": .string(storyboard), "identifier": .string(identifier)])
    try rest()
    return made["controller"]?.object
  }

  /// The controller that stands in the same place already, under the same identifier.
  private func existing(
    _ saved: RestorationArchive.Controller, _ restoring: Restoring
  ) -> ObjectID? {
    guard let app else { return nil }
    let places: [ObjectID]
    if let parent = saved.parent {
      guard let container = restoring.made[parent] else { return nil }
      let node = app.controllers[container]
      places = node.children + (node.presented.map { [$0] } ?? [])
    } else {
      places = app.controllers.roots.sorted { $0.key < $1.key }.map(\.value)
    }
    return places.first {
      app.restoration[$0]?.identifier == saved.path.last && !restoring.taken.contains($0)
    }
  }
}

/// How far the restoring of saved controllers has come.
private struct Restoring {
  typealias Saved = RestorationArchive.Controller

  /// The controllers of now, in the order in which they were found.
  private(set) var order: [(saved: Saved, object: ObjectID)] = []
  /// By the numbers that they were saved under.
  private(set) var made: [ObjectID: ObjectID] = [:]
  private(set) var taken: Set<ObjectID> = []
  var askedFor: Set<ObjectID> = []
  var refused: Set<ObjectID> = []

  func isMissing(_ number: ObjectID) -> Bool {
    made[number] == nil && !refused.contains(number)
  }

  /// An object that stands for another controller already is no second one.
  mutating func take(_ object: ObjectID, as saved: Saved) {
    guard taken.insert(object).inserted else { return }
    made[saved.number] = object
    order.append((saved, object))
  }

  /// An archive, with the controllers of now that it refers to.
  func arguments(_ state: RestorationArchive.State) -> LinkRecord {
    var arguments: LinkRecord = ["archive": state.archive]
    let pairs = state.references.compactMap { number in
      made[number].map { (String(number.number), LinkValue.object($0)) }
    }
    if !pairs.isEmpty {
      arguments["controllers"] = .record(Dictionary(pairs) { first, _ in first })
    }
    return arguments
  }
}
