import AppLink
import LifecycleTrace

/// Calls into student code, and what it has queued.
extension Device {
  /// A callback of the app delegate, or of a scene's delegate.
  func call(
    _ callback: CallbackName, on scene: SessionID?, for delivery: Delivery?
  ) throws(AppOutcome) {
    switch callback {
    case .willFinishLaunching, .didFinishLaunching:
      let options = Deliveries.options(delivery).map { ["options": LinkValue.record($0)] }
      let returned = try enter(callback, arguments: options ?? [:])
      if returned["result"]?.bool == false { app?.refusedDelivery = true }
      if callback == .didFinishLaunching { app?.hasLaunched = true }
    case .sceneWillConnect:
      try enter(
        callback, onScene: scene,
        arguments: ["options": .record(Deliveries.connection(delivery))])
      try showStoryboardWindow(of: scene)
    default:
      if callback == .protectedDataDidBecomeAvailable { app?.lacksProtectedData = false }
      if let scene { try enter(callback, onScene: scene) } else { try enter(callback) }
    }
  }

  func post(_ notification: NotificationName, of scene: SessionID? = nil) throws(AppOutcome) {
    let known = scene.flatMap { app?.scenes[$0] }
    var arguments: LinkRecord = ["name": .string(notification.rawValue)]
    arguments["session"] = scene.map { .string($0.identifier) }
    try enter(
      CallbackName(notification.rawValue), kind: .notification, on: .delegate,
      named: known?.name, scene: scene, call: Call.Name.post, arguments: arguments)
    if notification == .protectedDataWillBecomeUnavailable { app?.lacksProtectedData = true }
  }

  /// A memory warning, after the app delegate (FACTS.md A27); old systems unload what does not show
  /// (D20).
  func warnViewControllers() throws(AppOutcome) {
    for controller in app?.controllers.loadedControllers ?? [] {
      try enter(.didReceiveMemoryWarning, on: controller)
      try rest()
    }
    guard situation.system.unloadsViews else { return }
    for controller in app?.controllers.hiddenControllers ?? [] {
      try enter(.viewWillUnload, on: controller)
      // The callback may have brought it to the screen.
      guard app?.controllers.isHidden(controller) == true else { continue }
      app?.controllers.unload(controller)
      try enter(.viewDidUnload, on: controller)
      try rest()
    }
  }

  /// A layout pass over what a window shows, as for the picture in the switcher (D19).
  func takeSnapshot(of scene: SessionID) throws(AppOutcome) {
    for root in app?.controllers.appeared(in: scene) ?? [] {
      try enter(.viewWillLayoutSubviews, on: root)
      try enter(.viewDidLayoutSubviews, on: root)
    }
    // Trace rb-02.
    if situation.system.asksForOrientationsAtLaunch { try askForOrientations(1) }
  }

  /// A callback of a scene's delegate.
  @discardableResult
  func enter(
    _ callback: CallbackName, onScene id: SessionID?, arguments: LinkRecord = [:]
  ) throws(AppOutcome) -> LinkRecord {
    guard let id, let scene = app?.scenes[id] else { return ["implemented": false] }
    return try enter(
      callback, on: scene.object, named: scene.name, scene: id, arguments: arguments)
  }

  /// One entry and return in the trace; returns what the app's method did.
  ///
  /// Neither is there for an optional question that the app does not have; UIKit asks nobody then.
  ///
  /// - Parameters:
  ///   - name: the receiver in the trace, where it is not the object's own name.
  ///   - scene: whose activation state the trace shows.
  ///   - call: the name on the link, where it is not the callback's own.
  ///   - detail: what the trace says of the arguments.
  @discardableResult
  func enter(
    _ callback: CallbackName, kind: Event.Kind = .callback, on receiver: ObjectID = .delegate,
    named name: String? = nil, scene: SessionID? = nil, call: String? = nil,
    arguments: LinkRecord = [:], detail: [String: TraceValue] = [:]
  ) throws(AppOutcome) -> LinkRecord {
    try countEvents()
    let on = name ?? (kind == .callback ? app?.names[receiver] : nil)
    let scene = situation.usesScenes ? scene.flatMap { app?.sceneStates[$0] } : nil
    record(
      kind, callback.rawValue, on: on, scene: scene, detail: detail,
      isHeld: callback.isLeftOutWhereMissing || name == nil && isUIKits(receiver))
    let entry = recorder.lastNumber
    if app?.openCallbacks.isEmpty == true {
      app?.slept = 0
      app?.thingsSaid = 0
    }
    app?.openCallbacks.append(callback.rawValue)
    let returned = try callHarness(
      call ?? callback.rawValue, arguments, on: receiver)
    app?.openCallbacks.removeLast()
    let isImplemented = returned["implemented"]?.bool ?? true
    if !isImplemented || callback == .initWithCoder, recorder.drop(entry) { return returned }
    var detail: [String: TraceValue] = [
      "entry": .int(Int64(entry)), "implemented": .bool(isImplemented),
    ]
    detail["super"] = returned["super"]?.bool.map(TraceValue.bool)
    record(.return, callback.rawValue, on: on, scene: scene, detail: detail)
    return returned
  }

  /// Whether an object is of a class of UIKit's own, whose callbacks are no student's.
  private func isUIKits(_ object: ObjectID) -> Bool { app?.ownClasses.contains(object) == true }

  private func countEvents() throws(AppOutcome) {
    let count = recorder.lastNumber - (app?.firstEvent ?? 0)
    guard count < eventLimit else {
      throw AppOutcome(.tooMuchOutput, message: "did more than \(eventLimit) things in one run")
    }
  }

  /// A call that the trace does not show by itself.
  func callHarness(
    _ name: String, _ arguments: LinkRecord, on receiver: ObjectID = .application
  ) throws(AppOutcome) -> LinkRecord {
    guard let session = app?.session else { preconditionFailure("no process to call") }
    var arguments = arguments
    let context = context
    if app?.toldContext != context {
      app?.toldContext = context
      arguments["context"] = .record(context)
    }
    let returned = try session.call(name, on: receiver, arguments: arguments)
    app?.nextWork = returned.next
    return returned.value
  }

  /// What the app may read at any time.
  private var context: LinkRecord {
    let states = app?.sceneStates.map { ($0.key.identifier, LinkValue.string($0.value.rawValue)) }
    return [
      "scenes": .record(Dictionary(uniqueKeysWithValues: states ?? [])),
      "backgroundDeadline": backgroundDeadline.map(LinkValue.double) ?? .null,
      "isProtectedDataAvailable": .bool(app?.lacksProtectedData != true),
      "orientation": .string(situation.orientation.rawValue),
      "interfaceOrientation": .string(interfaceOrientation.rawValue),
    ]
  }

  /// Gives everyone what is owed and runs queued work that is due, until nothing is left.
  func rest() throws(AppOutcome) {
    try settleWindows()
    try runDueWork()
  }

  /// Runs queued work that is due, one piece at a time, and what it leads to, until none is.
  func runDueWork() throws(AppOutcome) {
    try layOutLists()
    var count = 0
    while let work = app?.nextWork, clock.hasReached(work.due) {
      count += 1
      guard count <= Self.maximumWorkAtOnce else {
        throw AppOutcome(
          .neverRests, callback: work.kind.callback.rawValue,
          message: "queued more than \(Self.maximumWorkAtOnce) pieces of work at one moment")
      }
      try enter(work.kind.callback, on: work.object, call: Call.Name.runWork)
      try settleWindows()
      try layOutLists()
    }
  }
}

extension QueuedWork.Kind {
  /// The name that a trace gives to work of this kind.
  fileprivate var callback: CallbackName {
    switch self {
    case .mainQueue: .mainQueueWork
    case .backgroundQueue: .backgroundQueueWork
    case .task: .taskStep
    case .timer: .timerFire
    case .thread: .thread
    }
  }
}
