import AppLink
import LifecycleTrace

/// What the app asks of its view controllers, and the calls that follow.
extension Device {
  /// How many animations may follow each other in one stimulus.
  static let maximumAnimations = 1000

  func decide(
    _ name: Ask.Name, of id: ObjectID, _ arguments: LinkRecord
  ) throws(AppOutcome) -> LinkRecord {
    let mistake: ControllerMistake?
    switch name {
    case .addChild: mistake = try addChild(arguments, to: id)
    case .removeFromParent:
      app?.controllers.removeFromParent(id)
      try perform(.didMove(id, to: nil))
      mistake = nil
    case .moveView:
      let host = arguments["host"]?.object
      mistake = app?.controllers.refusal(ofMoving: id, into: host)
      if mistake == nil { app?.controllers.move(id, into: host) }
    case .present: mistake = present(arguments, by: id)
    case .dismiss: return try dismiss(from: id, arguments)
    case .setStack, .setTabs, .setPages, .setColumns:
      mistake = try setChildren(name, of: id, arguments)
    case .showColumn, .hideColumn: return try moveColumn(name, of: id, arguments)
    case .transition: mistake = flip(in: id, arguments)
    case .beginAppearance:
      mistake = app?.controllers.beginAppearance(
        of: id, isAppearing: arguments["isAppearing"]?.bool ?? false,
        isAnimated: arguments["animated"]?.bool ?? false)
    case .endAppearance: mistake = app?.controllers.endAppearance(of: id)
    case .forwardSize:
      try forward(.viewWillTransition, from: id, arguments)
      mistake = nil
    case .forwardTraits:
      try forward(.willTransitionTraits, from: id, arguments)
      mistake = nil
    case .layOut:
      while let call = app?.controllers.nextLayout(id) { try perform(call) }
      mistake = nil
    default: mistake = nil
    }
    guard let mistake else { return ["accepted": true] }
    return tell(mistake)
  }

  /// A finding, or what the app is to raise as an exception.
  private func tell(_ mistake: ControllerMistake) -> LinkRecord {
    let words = mistake.words { app?.names[$0] ?? "UIViewController" }
    if mistake.endsApp { return ["accepted": false, "exception": .string(words)] }
    record(.finding, words)
    return ["accepted": false]
  }

  private func addChild(
    _ arguments: LinkRecord, to parent: ObjectID
  ) throws(AppOutcome) -> ControllerMistake? {
    guard let child = arguments["child"]?.object else { return nil }
    if app?.controllers[child].parent == parent { return .addedTwice(child, parent: parent) }
    if let refusal = app?.controllers.refusal(ofAdding: child, to: parent) { return refusal }
    try perform(.willMove(child, to: parent))
    // Student code has run: what held before need not hold now.
    if let refusal = app?.controllers.refusal(ofAdding: child, to: parent) { return refusal }
    app?.controllers.addChild(
      child, to: parent, forwards: arguments["forwards"]?.bool ?? true)
    return nil
  }

  private func present(_ arguments: LinkRecord, by id: ObjectID) -> ControllerMistake? {
    guard let presented = arguments["presented"]?.object else { return nil }
    let request = ControllerTree.PresentationRequest(
      presented: presented, presenter: id, context: arguments["context"]?.object ?? id,
      style: arguments["style"]?.string ?? "", isAlert: arguments["isAlert"]?.bool ?? false,
      isAnimated: arguments["animated"]?.bool ?? false, completion: arguments["completion"]?.int)
    if let refusal = app?.controllers.refusal(of: request) { return refusal }
    app?.controllers.present(request)
    return nil
  }

  private func dismiss(
    from id: ObjectID, _ arguments: LinkRecord
  ) throws(AppOutcome) -> LinkRecord {
    let after = ControllerTree.run(arguments["completion"]?.int)
    guard let gone = app?.controllers.dismissed(from: id) else {
      app?.controllers.start(id, after, isAnimated: false, parties: [])
      return ["accepted": false]
    }
    let gesture = app?.gesture
    // While it is still held by its presenter.
    let told = Transition.Step.call(.delegate(.didDismiss, of: gone, role: "presentationDelegate"))
    app?.controllers.dismiss(
      gone, isAnimated: arguments["animated"]?.bool ?? false,
      letsGo: gesture == .letsGo, told: gesture == .finishes ? [told] : [], after: after)
    return ["accepted": true, "controller": .object(gone)]
  }

  private func setChildren(
    _ name: Ask.Name, of id: ObjectID, _ arguments: LinkRecord
  ) throws(AppOutcome) -> ControllerMistake? {
    let children = (arguments["controllers"]?.list ?? []).compactMap(\.object)
    try check(children.count, ControllerTree.maximumControllers, "view controllers")
    if let refusal = app?.controllers.refusal(ofChildren: children, in: id) { return refusal }
    let isAnimated = arguments["animated"]?.bool ?? false
    let gesture = app?.gesture
    switch name {
    case .setStack:
      let isPush = (app?.controllers[id].children.count ?? 0) < children.count
      let isNested = app?.controllers.transitions.contains { $0.owner == id } == true
      app?.controllers.setStack(
        children, of: id, isAnimated: isAnimated, gesture: gesture)
      if isNested, isAnimated { return .nestedTransition(isPush: isPush) }
    case .setTabs:
      app?.controllers.setTabs(children, selected: arguments["selected"]?.object, of: id)
    case .setPages:
      app?.controllers.setPages(
        children, of: id, isCurl: arguments["style"]?.string == "pageCurl", isAnimated: isAnimated,
        gesture: gesture, after: ControllerTree.run(arguments["completion"]?.int))
    default:
      let shown = (arguments["shown"]?.list ?? []).compactMap(\.object)
      app?.controllers.setColumns(
        children, shown: shown.filter(children.contains), of: id)
    }
    return nil
  }

  /// A split view controller's delegate is told of a column, or asked for the one on top when there is
  /// room for one only.
  private func moveColumn(
    _ name: Ask.Name, of id: ObjectID, _ arguments: LinkRecord
  ) throws(AppOutcome) -> LinkRecord {
    let column = ["column": arguments["column"] ?? .null]
    guard name == .showColumn else {
      try callDelegate(.splitWillHide, of: id, role: "delegate", column)
      return [:]
    }
    guard arguments["isCollapsing"]?.bool == true else {
      try callDelegate(.splitWillShow, of: id, role: "delegate", column)
      return [:]
    }
    let answer = try callDelegate(.splitTopColumn, of: id, role: "delegate", column)
    return ["column": answer?["column"] ?? column["column"] ?? .null]
  }

  private func flip(in parent: ObjectID, _ arguments: LinkRecord) -> ControllerMistake? {
    guard let old = arguments["from"]?.object, let new = arguments["to"]?.object else { return nil }
    let told = arguments["duration"]?.double ?? 0
    let duration = told.isFinite ? told : 0
    return app?.controllers.flip(
      from: old, to: new, in: parent, duration: min(max(0, duration), Stimulus.longestWait),
      animations: arguments["animations"]?.int, completion: arguments["completion"]?.int)
  }

  private func forward(
    _ callback: CallbackName, from id: ObjectID, _ arguments: LinkRecord
  ) throws(AppOutcome) {
    for child in app?.controllers[id].children ?? [] where app?.controllers.knows(child) == true {
      try enter(callback, on: child, arguments: arguments)
    }
  }

  // MARK: Calls

  /// Gives every view controller the calls that it is owed.
  func settleWindows() throws(AppOutcome) {
    var count = 0
    // One at a time: what a controller does can change which comes next.
    while let call = app?.controllers.next(at: clock.now) {
      count += 1
      guard count <= Self.maximumWorkAtOnce else {
        throw AppOutcome(
          .neverRests, callback: call.words,
          message: "changed what its windows show without end")
      }
      try perform(call)
      // Within another callback, what is queued waits until that one has returned.
      if app?.openCallbacks.isEmpty == true { try runDueWork() }
    }
  }

  /// Loads a view controller's view where it is not loaded.
  func loadView(of controller: ObjectID) throws(AppOutcome) {
    app?.controllers.add(controller)
    while let call = app?.controllers.nextLoading(controller) { try perform(call) }
  }

  /// Lets time pass until no animation is under way.
  func finishAnimations() throws(AppOutcome) {
    var count = 0
    while situation.app != .suspended, let end = app?.animationEnd {
      count += 1
      guard count <= Self.maximumAnimations else {
        throw AppOutcome(.neverRests, message: "began one animation after the other without end")
      }
      try pass(max(0, end - clock.now))
    }
  }

  func perform(_ call: ControllerCall) throws(AppOutcome) {
    switch call.name {
    case .harness(let name): _ = try callHarness(name, call.arguments, on: call.receiver)
    case .callback(let callback):
      guard let role = call.role else {
        try enter(
          callback, on: call.receiver, call: call.link, arguments: call.arguments,
          detail: detail(of: call))
        break
      }
      try callDelegate(callback, of: call.receiver, role: role, call.arguments)
    }
    app?.controllers.finish(call)
    if call.name == .callback(.viewDidLayoutSubviews) { try displayLists() }
  }

  /// The parent that a child moves to, and whether an appearance is animated.
  private func detail(of call: ControllerCall) -> [String: TraceValue] {
    var detail: [String: TraceValue] = [:]
    if let parent = call.arguments["parent"] {
      detail["parent"] = parent.object.map { .string(app?.names[$0] ?? "") } ?? .null
    }
    if call.keepsBusy, call.arguments["animated"]?.bool == true { detail["animated"] = .bool(true) }
    return detail
  }

  /// A callback of an object's delegate; nil where it has none, or the delegate lacks the callback.
  @discardableResult
  func callDelegate(
    _ callback: CallbackName, of object: ObjectID, role: String, _ arguments: LinkRecord = [:]
  ) throws(AppOutcome) -> LinkRecord? {
    guard let app, let name = app.delegates.name(of: object, role: role, app.names) else {
      return nil
    }
    let returned = try enter(callback, on: object, named: name, arguments: arguments)
    return returned["implemented"]?.bool == false ? nil : returned
  }
}

extension ControllerCall {
  fileprivate var words: String {
    switch name {
    case .callback(let callback): callback.rawValue
    case .harness(let name): name
    }
  }
}

extension ControllerTree {
  mutating func note(_ effect: Effect) {
    guard effect.name == Effect.controllerSettings else { return }
    if let isModal = effect.detail["isModalInPresentation"]?.bool {
      self[effect.object].settings.isModalInPresentation = isModal
    }
    if let isEnabled = effect.detail["interactivePopEnabled"]?.bool {
      self[effect.object].settings.isInteractivePopEnabled = isEnabled
    }
  }
}
