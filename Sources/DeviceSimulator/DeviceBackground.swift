import AppLink
import LifecycleTrace

/// Time, and how long an app may run that is not in front.
extension Device {
  /// Whether something that the app has begun keeps it from being suspended.
  private var keepsRunning: Bool {
    guard let background = app?.background else { return false }
    return background.hasWork || background.isUnlimited(situation.manifest.backgroundModes)
  }

  /// Suspends an app that is behind and has nothing left to do.
  func settleDown() throws(AppOutcome) {
    try perform(situation.idle(keepsRunning: keepsRunning))
  }

  /// The time in the background begins to run when the app goes there, and ends when it leaves.
  func updateDeadline(_ state: AppState) {
    let limit = situation.system.backgroundLimit
    app?.background.deadline = state == .background ? clock.later(by: limit).now : nil
  }

  /// Takes note of an effect that may keep the app running, or no longer does.
  func noteBackgroundExecution(_ effect: Effect) throws(AppOutcome) {
    guard let before = app?.background else { return }
    let task = effect.detail["task"]?.int ?? 0
    if effect.name == EffectName.backgroundTaskEnd.rawValue, !before.tasks.contains(task) {
      record(.finding, "endBackgroundTask: no background task exists with identifier \(task)")
    }
    app?.background.note(effect)
    guard let after = app?.background else { return }
    guard after.tasks.count <= BackgroundExecution.maximumTasks else {
      let count = BackgroundExecution.maximumTasks
      throw AppOutcome(
        .tooMuchOutput, message: "began more than \(count) background tasks without ending them")
    }
    // Until now nothing has limited the app: its time begins to run.
    let modes = situation.manifest.backgroundModes
    if before.isUnlimited(modes), !after.isUnlimited(modes), before.deadline != nil {
      updateDeadline(.background)
    }
  }

  /// What `backgroundTimeRemaining` counts down to; nil where nothing limits the app.
  var backgroundDeadline: Double? {
    guard situation.app == .background, let background = app?.background,
      !background.isUnlimited(situation.manifest.backgroundModes)
    else { return nil }
    return background.deadline
  }

  /// When the app's time in the background is over; nil when nothing runs or nothing limits it.
  var deadline: Double? {
    app?.background.hasWork == true ? backgroundDeadline : nil
  }

  /// Lets virtual time pass; what the app has queued runs when it is due, unless it is suspended.
  func pass(_ seconds: Double) throws(AppOutcome) {
    let end = clock.later(by: seconds)
    var count = 0
    while let moment = nextMoment, end.hasReached(moment) {
      // Only what goes wrong comes to no end: each piece of work and each animation is taken away.
      count = clock.hasReached(moment) ? count + 1 : 0
      guard count <= Self.maximumWorkAtOnce else {
        throw AppOutcome(.neverRests, message: "went on without end at one moment")
      }
      clock.advance(to: moment)
      try rest()
      try serveRequests()
      if let deadline, clock.hasReached(deadline) { try expire() }
      try settleDown()
    }
    clock.advance(to: end.now)
  }

  /// When something happens by itself next.
  var nextMoment: Double? {
    guard let app, situation.app != .suspended else { return nil }
    return [app.nextWork?.due, deadline, app.animationEnd].compactMap(\.self).min()
  }

  /// The time in the background is over: each task's handler is called, and a task that it does not
  /// end costs the app its life.
  private func expire() throws(AppOutcome) {
    let limit = situation.system.backgroundLimit
    for task in app?.background.tasks ?? [] {
      guard app?.background.tasks.contains(task) == true else { continue }
      try enter(.expirationHandler, named: "UIApplication", arguments: ["task": .int(task)])
      try rest()
    }
    let left = app?.background.taskNames ?? []
    guard left.isEmpty else { throw .overdueTasks(left, limit: limit) }
    if app?.background.completions.isEmpty == false {
      record(.finding, "a fetch completion handler was not called in \(Int(limit)) s")
      app?.background.dropCompletions()
    }
  }

  /// Lets virtual time pass while a callback sleeps, until a moment (seconds since 1970).
  func sleep(until moment: Double) throws(AppOutcome) {
    let time = max(0, moment - clock.now)
    app?.slept += time
    let callback = app?.openCallbacks.first ?? ""
    try watch(CallbackName(callback), sleeping: time)
    guard let slept = app?.slept, slept <= Self.longestSleep else {
      throw AppOutcome(
        .hung, message: "slept for more than \(Int(Self.longestSleep)) s in one callback")
    }
    clock.advance(to: moment)
  }

  /// Kills an app whose callback takes longer than the system waits; those of a launch share their
  /// time.
  private func watch(_ callback: CallbackName, sleeping time: Double) throws(AppOutcome) {
    guard let limit = TimeLimits.limit(of: callback) else { return }
    var slept = app?.slept ?? 0
    if TimeLimits.isOfLaunch(callback) {
      app?.sleptInLaunch += time
      slept = app?.sleptInLaunch ?? 0
    }
    guard slept <= limit else { throw .overdue(callback.rawValue, limit: limit) }
  }
}
