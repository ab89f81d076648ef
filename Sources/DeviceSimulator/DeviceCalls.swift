import AppLink
import LifecycleTrace

/// Calls into student code, and what it has queued.
extension Device {
  /// Calls into student code, then lets what it has queued run to rest.
  func call(_ callback: CallbackName, on receiver: ObjectID) throws(AppOutcome) {
    try enter(callback, on: receiver)
    try rest()
  }

  /// Calls the app delegate, and tells all others who hear of the same.
  ///
  /// What `applicationWillResignActive(_:)` has queued runs only when the app is inactive: the state
  /// changes as soon as the callback has returned.
  func callDelegate(_ callback: CallbackName) throws(AppOutcome) {
    try enter(callback, on: .delegate)
    if callback == .applicationDidReceiveMemoryWarning {
      // The view controllers come before the notification (FACTS.md A27).
      try rest()
      for root in app?.windows.loadedRoots ?? [] { try call(.didReceiveMemoryWarning, on: root) }
    }
    if let notification = NotificationName(following: callback) { try post(notification) }
    if callback != .applicationWillResignActive { try rest() }
  }

  private func post(_ notification: NotificationName) throws(AppOutcome) {
    try enter(
      CallbackName(notification.rawValue), kind: .notification, on: .delegate,
      call: Call.Name.post, arguments: ["name": .string(notification.rawValue)])
  }

  /// Gives every view controller the calls that its windows owe it.
  func settleWindows() throws(AppOutcome) {
    // One at a time: what a controller does can change which comes next.
    while let view = app?.windows.next() { try call(view) }
  }

  /// Loads a view controller's view where it is not loaded.
  func loadView(of controller: ObjectID) throws(AppOutcome) {
    while let view = app?.windows.nextLoading(controller) { try call(view) }
  }

  private func call(_ view: WindowTree.ViewCall) throws(AppOutcome) {
    var arguments: LinkRecord = ["animated": false]
    if let window = view.window { arguments["window"] = .object(window) }
    try enter(view.callback, on: view.controller, arguments: arguments)
    app?.windows.finish(view)
    // Within another callback, what is queued waits until that one has returned.
    if app?.openCallbacks.isEmpty == true { try rest() }
  }

  /// One entry and return in the trace.
  ///
  /// `call` is the name on the link, where it is not the callback's own.
  private func enter(
    _ callback: CallbackName, kind: Event.Kind = .callback, on receiver: ObjectID,
    call: String? = nil,
    arguments: LinkRecord = [:]
  ) throws(AppOutcome) {
    guard let session = app?.session else { preconditionFailure("no process to call") }
    let name = callback.rawValue
    let on = kind == .callback ? app?.names[receiver] : nil
    record(kind, name, on: on)
    let entry = recorder.lastNumber
    if app?.openCallbacks.isEmpty == true {
      app?.slept = 0
      app?.thingsSaid = 0
    }
    app?.openCallbacks.append(name)
    let returned = try session.call(call ?? name, on: receiver, arguments: arguments)
    app?.openCallbacks.removeLast()
    app?.nextWork = returned.next
    record(
      .return, name, on: on,
      detail: [
        "entry": .int(Int64(entry)),
        "implemented": .bool(returned.value["implemented"]?.bool ?? true),
      ])
  }

  /// Runs queued work that is due, one piece at a time, until none is.
  func rest() throws(AppOutcome) {
    var count = 0
    while let work = app?.nextWork, clock.hasReached(work.due) {
      count += 1
      guard count <= Self.maximumWorkAtOnce else {
        throw AppOutcome(
          .neverRests, callback: work.kind.callback.rawValue,
          message: "queued more than \(Self.maximumWorkAtOnce) pieces of work at one moment")
      }
      try enter(work.kind.callback, on: work.object, call: Call.Name.runWork)
    }
  }

  /// Lets virtual time pass; what the app has queued runs when it is due, unless it is suspended.
  func pass(_ seconds: Double) throws(AppOutcome) {
    let end = clock.later(by: seconds)
    while situation.app != .suspended, let work = app?.nextWork, end.hasReached(work.due) {
      clock.advance(to: work.due)
      try rest()
    }
    clock.advance(to: end.now)
  }

  /// Lets virtual time pass while a callback sleeps, until a moment (seconds since 1970).
  func sleep(until moment: Double) throws(AppOutcome) {
    app?.slept += max(0, moment - clock.now)
    guard let slept = app?.slept, slept <= Self.longestSleep else {
      throw AppOutcome(
        .hung, message: "slept for more than \(Int(Self.longestSleep)) s in one callback")
    }
    clock.advance(to: moment)
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
