import AppLink
import LifecycleTrace

/// What the app says: effects are noted, questions are decided.
extension Device {
  func note(_ effects: [Effect]) throws(AppOutcome) {
    try count(effects.count)
    for effect in effects { try note(effect) }
  }

  private func note(_ effect: Effect) throws(AppOutcome) {
    switch effect.name {
    case Effect.objectCreated:
      app?.names.add(effect.object, class: effect.detail["class"]?.string ?? "")
      try check(app?.names.count, ObjectNames.maximum, "objects")
      noteClass(of: effect)
    case Effect.objectDestroyed: try forget(effect.object)
    case Effect.delegate:
      app?.delegates.note(effect)
      try check(app?.delegates.count, Delegates.maximum, "delegates")
    case Effect.controllerSettings:
      app?.controllers.note(effect)
      try checkTree()
    case Effect.needsLayout: app?.controllers.owePass(to: effect.object)
    case Effect.finding:
      record(.finding, TraceValue.cut(effect.detail["text"]?.string ?? ""))
    case Effect.notificationDelegate:
      app?.notificationDelegate = effect.detail["class"]?.string.map(ObjectNames.cut)
    case Effect.sessionUserInfo: try keepUserInfo(effect)
    case Effect.listNeedsDisplay: try noteList(effect.object)
    case Effect.restorationIdentifier:
      app?.restoration[effect.object] = effect.detail["identifier"]?.string.flatMap {
        RestorationIdentity(
          identifier: $0, restorationClass: effect.detail["class"]?.string,
          storyboard: effect.detail["storyboard"]?.string)
      }
    default:
      guard EffectName.all.contains(EffectName(effect.name)) else {
        throw AppOutcome(.brokeProtocol, message: "an effect that UIKit does not know")
      }
      try store(effect)
      try queueRequest(effect)
      record(
        .effect, effect.name, on: app?.names[effect.object],
        detail: TraceValue.detail(of: effect))
      try noteBackgroundExecution(effect)
    }
  }

  private func noteList(_ list: ObjectID) throws(AppOutcome) {
    app?.lists.add(list, preparesAhead: situation.system.prefetchesCells)
    guard let count = app?.lists.count, count <= ListTable.maximumLists else {
      throw AppOutcome(
        .tooMuchOutput, message: "made more than \(ListTable.maximumLists) lists")
    }
  }

  /// A plain `UIViewController` counts as the student's: its life is what rules speak of, whether or not
  /// there is code for its steps.
  private func noteClass(of effect: Effect) {
    guard effect.detail["isUIKit"]?.bool == true,
      effect.detail["class"]?.string != "UIViewController"
    else { return }
    app?.ownClasses.insert(effect.object)
  }

  private func queueRequest(_ effect: Effect) throws(AppOutcome) {
    let session = effect.detail["session"]?.string
    let request: SceneRequest
    switch EffectName(effect.name) {
    case .sceneActivationRequest:
      let activity = effect.detail["activity"]?.record
      guard activity.map({ LinkValue.record($0).size }) ?? 0 <= SceneRequest.longestActivity else {
        throw AppOutcome(.tooMuchOutput, message: "gave a window more than 256 KiB")
      }
      request = .activation(session: session, activity: activity)
    case .sceneDestructionRequest: request = .destruction(session: session ?? "")
    default: return
    }
    app?.requests.append((effect.detail["request"]?.int ?? 0, request))
    guard let count = app?.requests.count, count <= SceneRequest.maximumOpen else {
      throw AppOutcome(
        .tooMuchOutput, message: "asked for more than \(SceneRequest.maximumOpen) windows at once")
    }
  }

  private func store(_ effect: Effect) throws(AppOutcome) {
    guard let key = effect.detail["key"]?.string, let domain = effect.detail["domain"]?.string
    else { return }
    var isTooLong = false
    switch EffectName(effect.name) {
    case .defaultsWrite:
      // A value that is too long for a message is left out.
      if let value = effect.detail["value"] {
        storage.write(value, key: key, domain: domain)
      } else {
        isTooLong = true
      }
    case .defaultsRemoval: storage.remove(key: key, domain: domain)
    default: return
    }
    if isTooLong { throw .keptTooMuch }
    try checkWhatIsKept()
  }

  func decide(_ ask: Ask) throws(AppOutcome) -> LinkRecord {
    try count(1)
    guard let name = Ask.Name(rawValue: ask.name) else {
      throw AppOutcome(.brokeProtocol, message: "a question that UIKit does not ask")
    }
    switch name {
    case .loadView: try loadView(of: ask.receiver)
    case .showWindow:
      app?.controllers.show(ask.receiver, in: session(ask.arguments["session"]?.string))
      try settleCountedWindows()
    case .setRootViewController:
      app?.controllers.setRoot(ask.arguments["root"]?.object, of: ask.receiver)
      try settleCountedWindows()
    case .beginEditing:
      let kind = ask.arguments["kind"]?.string.flatMap(Editing.Kind.init) ?? .view
      return ["accepted": .bool(try beginEditing(ask.receiver, as: kind))]
    case .endEditing:
      guard app?.editing?.view == ask.receiver else { return ["accepted": true] }
      return ["accepted": .bool(try endEditing())]
    case .sleep:
      guard let moment = ask.arguments["until"]?.double, moment.isFinite else {
        throw AppOutcome(.brokeProtocol, message: "a sleep until no time")
      }
      try sleep(until: moment)
    case .countList: try countNow(ask.receiver)
    case .endListUpdates: return try endListUpdates(ask)
    case .layOutList:
      try readListStates()
      try display(ask.receiver)
    case .dequeue: return try dequeue(ask)
    case .selectItems: try selectItems(ask)
    case .scroll: try scroll(ask)
    case .prepareFlow: try prepareFlow(of: ask.receiver)
    case .makeController: try makeController(ask.arguments)
    case .performSegue: try performSegue(ask)
    default:
      let answer = try decide(name, of: ask.receiver, ask.arguments)
      try settleCountedWindows()
      return answer
    }
    return [:]
  }

  /// An object is no more in the app.
  private func forget(_ object: ObjectID) throws(AppOutcome) {
    if app?.controllers.knows(object) == true {
      record(.effect, EffectName.deinitialization.rawValue, on: app?.names[object])
      try countLooks()
    }
    app?.controllers.forget(object)
    app?.delegates.forget(object)
    if app?.editing?.view == object { app?.editing = nil }
    app?.lists.forget(object)
    app?.restoration[object] = nil
    app?.ownClasses.remove(object)
    app?.names.forget(object)
  }

  /// The session that a window belongs to; the only one, in an app without scenes.
  private func session(_ identifier: String?) -> SessionID? {
    guard situation.usesScenes else { return situation.windows.first?.id }
    return situation.windows.first { $0.id.identifier == identifier }?.id
  }

  /// Counts what the app says, so that no app fills the device's memory, and a loop without end
  /// leaves the same trace on every machine.
  private func count(_ things: Int) throws(AppOutcome) {
    app?.thingsSaid += things
    guard let said = app?.thingsSaid, said <= Self.maximumThingsSaid else {
      throw AppOutcome(
        .tooMuchOutput,
        message: "did more than \(Self.maximumThingsSaid) things in one callback")
    }
  }

  private func settleCountedWindows() throws(AppOutcome) {
    try checkTree()
    try countLooks()
    try settleWindows()
  }

  private func checkTree() throws(AppOutcome) {
    try check(app?.controllers.windowCount, ControllerTree.maximumWindows, "windows")
    try check(
      app?.controllers.controllerCount, ControllerTree.maximumControllers, "view controllers")
    try check(
      app?.controllers.transitions.count, ControllerTree.maximumTransitions,
      "transitions at once")
  }

  func check(_ count: Int?, _ maximum: Int, _ things: String) throws(AppOutcome) {
    guard let count, count > maximum else { return }
    throw AppOutcome(.tooMuchOutput, message: "made more than \(maximum) \(things)")
  }

  /// Each change of the tree has all of it looked at again.
  private func countLooks() throws(AppOutcome) {
    let count = app?.controllers.controllerCount ?? 0
    app?.looks += count
    guard let looks = app?.looks, looks <= Self.maximumLooks else {
      throw AppOutcome(.tooMuchOutput, message: "changed its view controllers without end")
    }
  }
}
