import AppLink
import LifecycleTrace

/// Gestures on containers: the app does what UIKit would on each, and asks.
extension Device {
  /// Why a gesture is impossible now; nil where it is not.
  func refusal(of gesture: ControllerGesture) -> String? {
    guard let tree = app?.controllers, tree.target(of: gesture) == nil else { return nil }
    switch gesture {
    case .back: return "no navigation controller in front has anything to go back to"
    case .swipeBack:
      return "no navigation controller in front has anything to swipe back to"
    case .selectTab: return "no tab bar in front has that tab"
    case .swipePage: return "no page view controller is in front"
    case .dismiss: return "nothing in front can be swiped away"
    }
  }

  func perform(_ gesture: ControllerGesture) throws(AppOutcome) {
    guard let target = app?.controllers.target(of: gesture) else { return }
    switch gesture {
    case .back: try carryOut(Call.Name.userPop, on: target, .finishes, isInteractive: false)
    case .swipeBack(let end): try carryOut(Call.Name.userPop, on: target, end)
    case .selectTab(let index): try selectTab(index, of: target)
    case .swipePage(let isForward, let end): try swipePage(of: target, isForward, end)
    case .dismiss(let end): try swipeAway(target, end)
    }
  }

  /// The app does it, its ask comes meanwhile, and the animation passes.
  private func carryOut(
    _ name: String, on target: ObjectID, _ end: ControllerTree.Gesture,
    isInteractive: Bool = true, _ arguments: LinkRecord = [:]
  ) throws(AppOutcome) {
    app?.gesture = isInteractive ? end : nil
    var arguments = arguments
    arguments["interactive"] = .bool(isInteractive)
    _ = try callHarness(name, arguments, on: target)
    app?.gesture = nil
    try settleWindows()
    try finishAnimations()
  }

  private func selectTab(_ index: Int, of tabs: ObjectID) throws(AppOutcome) {
    guard let chosen = app?.controllers[tabs].children[index] else { return }
    let told: LinkRecord = ["controller": .object(chosen)]
    let answer = try callDelegate(.tabShouldSelect, of: tabs, role: "delegate", told)
    guard answer?["result"]?.bool != false else { return }
    try carryOut(
      Call.Name.userSelect, on: tabs, .finishes, isInteractive: false,
      ["index": .int(Int64(index))])
    try callDelegate(.tabDidSelect, of: tabs, role: "delegate", told)
    try rest()
  }

  /// FACTS.md D12; a sheet that may not go only hears that the user has tried.
  private func swipeAway(
    _ sheet: ObjectID, _ end: ControllerTree.Gesture
  ) throws(AppOutcome) {
    let role = "presentationDelegate"
    let isHeld = app?.controllers[sheet].settings.isModalInPresentation == true
    let answer = isHeld ? nil : try callDelegate(.shouldDismiss, of: sheet, role: role)
    guard !isHeld, answer?["result"]?.bool != false else {
      try callDelegate(.didAttemptToDismiss, of: sheet, role: role)
      return try rest()
    }
    try callDelegate(.willDismiss, of: sheet, role: role)
    try carryOut(Call.Name.userDismiss, on: sheet, end)
    try rest()
  }

  // MARK: Pages

  /// FACTS.md D14, trace wd-pagedelegate: pages that scroll ask for both neighbours beforehand.
  private func swipePage(
    of pages: ObjectID, _ isForward: Bool, _ end: ControllerTree.Gesture
  ) throws(AppOutcome) {
    guard case .pages(let known) = app?.controllers[pages].kind,
      let current = app?.controllers[pages].shown
    else { return }
    if !known.isCurl || isForward { try lookUp(isForward: true, of: pages) }
    if !known.isCurl || !isForward { try lookUp(isForward: false, of: pages) }
    guard let page = neighbour(of: pages, isForward: isForward) else { return }
    try callDelegate(
      .pageWillTransition, of: pages, role: "delegate",
      ["controllers": .list([.object(page)])])
    try carryOut(
      Call.Name.userPage, on: pages, end, isInteractive: true,
      ["controller": .object(page), "direction": isForward ? "forward" : "reverse"])
    let isCompleted = end == .finishes && app?.controllers[pages].shown == [page]
    if isCompleted { turn(pages, from: current, isForward: isForward) }
    try callDelegate(
      .pageDidFinish, of: pages, role: "delegate",
      [
        "controllers": .list(current.map(LinkValue.object)), "finished": true,
        "completed": .bool(isCompleted),
      ])
    if isCompleted, !known.isCurl { try lookUp(isForward: isForward, of: pages) }
    try rest()
  }

  /// Asks the data source for the page beside the current one, unless it is known.
  private func lookUp(isForward: Bool, of pages: ObjectID) throws(AppOutcome) {
    guard case .pages(let known) = app?.controllers[pages].kind,
      (isForward ? known.following : known.preceding) == nil,
      let current = isForward
        ? app?.controllers[pages].shown?.last : app?.controllers[pages].shown?.first
    else { return }
    let answer = try callDelegate(
      isForward ? .pageAfter : .pageBefore, of: pages, role: "dataSource",
      ["controller": .object(current)])
    guard case .pages(var known) = app?.controllers[pages].kind else { return }
    let found = answer?["controller"]?.object.map(Controller.Pages.Neighbour.page) ?? .nothing
    if isForward { known.following = found } else { known.preceding = found }
    app?.controllers[pages].kind = .pages(known)
  }

  private func neighbour(of pages: ObjectID, isForward: Bool) -> ObjectID? {
    guard case .pages(let known) = app?.controllers[pages].kind,
      case .page(let page) = isForward ? known.following : known.preceding
    else { return nil }
    return page
  }

  /// The page that was left is the new one's neighbour.
  private func turn(_ pages: ObjectID, from old: [ObjectID], isForward: Bool) {
    guard case .pages(var known) = app?.controllers[pages].kind else { return }
    let left = old.first.map(Controller.Pages.Neighbour.page)
    (known.following, known.preceding) = isForward ? (nil, left) : (left, nil)
    app?.controllers[pages].kind = .pages(known)
  }
}
