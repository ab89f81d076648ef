import AppLink
import InfoPlist
import LifecycleTrace

/// What the device keeps of a scene session, over the ends of processes.
struct SessionMemory: Hashable {
  /// As the app or its `Info.plist` configured it: `name`, `delegateClass`.
  var configuration: LinkRecord = [:]
  /// What `stateRestorationActivity(for:)` returned last.
  var activity: LinkValue?
  /// What the app has put into the session's `userInfo`.
  var userInfo: LinkRecord?

  /// In bytes, as the link carries it.
  var size: Int {
    let kept = (activity?.size ?? 0) + (userInfo.map { LinkValue.record($0).size } ?? 0)
    return configuration.values.reduce(kept) { $0 + $1.size }
  }
}

/// Scenes: how they are made and let go.
extension Device {
  /// Asks the app for the configuration of a new session (C2); the first of `Info.plist` holds
  /// where it has none of its own.
  func configure(_ id: SessionID, for delivery: Delivery?) throws(AppOutcome) {
    let fallback = situation.manifest.scenes?.configurations.first.map(Self.record) ?? [:]
    let returned = try enter(
      .configurationForConnecting,
      arguments: ["session": link(id), "options": .record(Deliveries.connection(delivery))])
    let own = returned["implemented"]?.bool == false ? nil : returned["configuration"]?.record
    sessions[id] = SessionMemory(configuration: own.map(named) ?? fallback)
    try checkWhatIsKept()
    try rest()
  }

  /// A configuration that only has a name stands for the one of that name in `Info.plist`.
  private func named(_ own: LinkRecord) -> LinkRecord {
    guard own["delegateClass"]?.string == nil, let name = own["name"]?.string,
      let known = situation.manifest.scenes?.configurations.first(where: { $0.name == name })
    else { return own.filter { ["name", "delegateClass", "storyboard"].contains($0.key) } }
    return Self.record(known).merging(own.filter { $0.key == "storyboard" }) { $1 }
  }

  private static func record(_ configuration: SceneConfiguration) -> LinkRecord {
    var record: LinkRecord = [:]
    record["name"] = configuration.name.map(LinkValue.string)
    record["delegateClass"] = configuration.delegateClass.map(LinkValue.string)
    record["storyboard"] = configuration.storyboard.map(LinkValue.string)
    return record
  }

  /// Makes a scene and its delegate, whose initialiser is the first of its callbacks.
  func makeScene(_ id: SessionID) throws(AppOutcome) {
    let memory = sessions[id] ?? SessionMemory()
    sessions[id] = memory
    app?.sceneStates[id] = .unattached
    let arguments: LinkRecord = ["session": link(id)]
    guard situation.usesScenes, let delegate = memory.configuration["delegateClass"]?.string else {
      let made = try callHarness(Call.Name.makeScene, arguments)
      connect(id, made, name: nil)
      return
    }
    let name = app?.names.take(delegate)
    let made = try enter(
      .initializer, on: .application, named: name, call: Call.Name.makeScene,
      arguments: arguments)
    connect(id, made, name: name)
    if made["missingClass"]?.string != nil {
      let missing = ObjectNames.cut(delegate)
      record(.finding, "there is no class called \(missing) for the scene's delegate")
    }
    try loadStoryboard(of: id)
    try rest()
  }

  private func connect(_ id: SessionID, _ made: LinkRecord, name: String?) {
    guard let object = made["scene"]?.object else { return }
    if let name { app?.names.set(name, for: object) }
    app?.scenes[id] = RunningApp.Scene(
      object: object, name: name, orientation: interfaceOrientation)
  }

  func dropScene(_ id: SessionID) throws(AppOutcome) {
    app?.scenes[id] = nil
    app?.sceneStates[id] = nil
    _ = try callHarness(Call.Name.dropScene, ["session": .string(id.identifier)])
  }

  func discard(_ ids: [SessionID]) throws(AppOutcome) {
    for id in ids { sessions[id] = nil }
    try enter(
      .didDiscardSceneSessions,
      arguments: ["sessions": .list(ids.map { .string($0.identifier) })])
  }

  /// Asks a scene that has left the screen for what it would go on with.
  func saveActivity(of id: SessionID) throws(AppOutcome) {
    let returned = try enter(.stateRestorationActivity, onScene: id)
    guard returned["implemented"]?.bool != false, sessions[id] != nil else { return }
    sessions[id]?.activity = returned["activity"]?.record.map(LinkValue.record)
    try checkWhatIsKept()
  }

  /// Hands a scene what it is to go on with, if anything was kept.
  func restoreInteraction(of id: SessionID) throws(AppOutcome) {
    guard let activity = sessions[id]?.activity else { return }
    try enter(.sceneRestoreInteraction, onScene: id, arguments: ["activity": activity])
  }

  /// The app has changed what a session keeps.
  func keepUserInfo(_ effect: Effect) throws(AppOutcome) {
    guard
      let id = sessions.keys.first(where: {
        $0.identifier == effect.detail["session"]?.string
      })
    else { return }
    sessions[id]?.userInfo = effect.detail["userInfo"]?.record
    try checkWhatIsKept()
  }

  /// A session as the app gets it.
  func link(_ id: SessionID) -> LinkValue {
    let memory = sessions[id] ?? SessionMemory()
    var record: LinkRecord = [
      "identifier": .string(id.identifier), "configuration": .record(memory.configuration),
    ]
    record["activity"] = memory.activity
    record["userInfo"] = memory.userInfo.map(LinkValue.record)
    return .record(record)
  }

  /// Refuses to keep more for the app than a device has room for, over the ends of its processes.
  func checkWhatIsKept() throws(AppOutcome) {
    let size = sessions.values.reduce(storage.size) { $0 + $1.size }
    guard size <= DeviceStorage.maximumSize else { throw .keptTooMuch }
  }

  /// Carries out what the app has asked of its windows, one after the other.
  func serveRequests() throws(AppOutcome) {
    var count = 0
    while app?.requests.isEmpty == false, let next = app?.requests.removeFirst() {
      count += 1
      guard count <= Self.maximumWorkAtOnce else {
        throw AppOutcome(.neverRests, message: "asked for windows without end")
      }
      switch situation.serve(next.request) {
      case .success(let steps): try perform(steps)
      case .failure(let refusal):
        try enter(
          .errorHandler, named: "UIApplication",
          arguments: ["request": .int(next.number), "message": .string(refusal.reason)])
        try rest()
      }
    }
  }
}
