import AppLink
import LifecycleTrace

/// Modal presentation (FACTS.md D9–D12).
extension ControllerTree {
  /// What the app says when a controller is presented.
  struct PresentationRequest: Hashable {
    var presented: ObjectID
    var presenter: ObjectID
    var context: ObjectID
    /// By UIKit's name of the case.
    var style: String
    var isAlert: Bool
    var isAnimated: Bool
    var completion: Int64?
  }

  /// Why a controller cannot be presented; nil where it can.
  func refusal(of request: PresentationRequest) -> ControllerMistake? {
    let (presented, presenter, context) = (request.presented, request.presenter, request.context)
    if let by = self[presented].presentation?.presenter {
      return .alreadyPresented(presented, by: by)
    }
    if let parent = self[presented].parent { return .presentsChild(presented, parent: parent) }
    if isAncestor(presented, of: context) || window(of: presented) != nil {
      return .presentsActive(presented)
    }
    if let current = self[context].presented {
      return .alreadyPresenting(presented, on: presenter, current: current)
    }
    guard self[presenter].appearance == .appeared, window(of: context) != nil else {
      return .presenterNotInWindow(presented, on: presenter)
    }
    return layerCount(under: context) < Self.maximumDepth ? nil : .nestsTooDeep
  }

  mutating func present(_ request: PresentationRequest) {
    let (presented, context) = (request.presented, request.context)
    let covers = !request.isAlert && system.covers(request.style)
    self[context].presented = presented
    self[presented].host = window(of: context)
    self[presented].presentation = Controller.Presentation(
      context: context, presenter: request.presenter, covers: covers,
      isSheet: !request.isAlert && system.isSheet(request.style))
    let sides = TransitionSides(
      leaving: covers ? [context] : [], entering: [presented], enteringMovement: .presented)
    // Trace ss-present.
    let relayout: [Transition.Step] =
      covers ? [.oweLayout(shown(by: context)), .layOut(context)] : []
    start(
      context,
      sides.begin(.modal) + relayout + [.call(.alongside(context))]
        + [.animate(AnimationTime.presentation)] + sides.end(.modal)
        + [.call(.alongsideCompletion(context))] + Self.run(request.completion),
      isAnimated: request.isAnimated, parties: covers ? [presented, context] : [presented])
  }

  /// What goes when `dismiss` is called on a controller: what it, or what contains it, presents, else
  /// the one of them that is presented itself.
  func dismissed(from id: ObjectID) -> ObjectID? {
    var id: ObjectID? = id
    for _ in 0..<Self.maximumDepth {
      guard let next = id else { return nil }
      if let over = self[next].presented { return over }
      if self[next].presentation != nil { return next }
      id = self[next].parent
    }
    return nil
  }

  /// Takes a controller off the screen, and all that is presented over it.
  ///
  /// - Parameters:
  ///   - letsGo: the user begins to swipe it away and then lets go.
  ///   - told: what follows when it has disappeared.
  ///   - after: what follows when it is gone.
  mutating func dismiss(
    _ id: ObjectID, isAnimated: Bool, letsGo: Bool = false, told: [Transition.Step] = [],
    after: [Transition.Step] = []
  ) {
    guard let presentation = self[id].presentation else { return }
    let context = presentation.context
    goThrough(whatIsUnderWayIn: context)
    let layers = layers(from: id)
    for layer in layers { change(layer) { $0.presentation?.isLeaving = true } }
    let sides = TransitionSides(
      leaving: layers.reversed(), entering: presentation.covers ? [context] : [],
      leavingMovement: .dismissed)
    let begin =
      sides.begin(.modal) + [.call(.alongside(context)), .animate(AnimationTime.presentation)]
    let end =
      sides.end(.modal) + [.call(.alongsideCompletion(context))] + told
      + layers.reversed().flatMap {
        [Transition.Step.endPresentation(of: $0), .call(.finishPresentation(of: $0))]
      } + after
    let cancel =
      layers.map { Transition.Step.keepPresentation(of: $0) }
      + [.call(.undoTransition(presentation.presenter))] + sides.cancel(.modal)
      + [.call(.alongsideCompletion(context, isCancelled: true))]
    start(
      context, begin + (letsGo ? cancel : end), isAnimated: isAnimated,
      parties: presentation.covers ? Set(layers + [context]) : Set(layers),
      undo: letsGo ? Transition.Undo(first: begin.count, otherwise: end) : nil)
  }

  mutating func endPresentation(of id: ObjectID) {
    guard let context = self[id].presentation?.context else { return }
    change(context) { if $0.presented == id { $0.presented = nil } }
    change(id) {
      $0.presentation = nil
      $0.host = nil
    }
  }

  /// A controller and all that is presented over it, the lowest first.
  func layers(from id: ObjectID) -> [ObjectID] {
    Array(sequence(first: id) { self[$0].presented }.prefix(Self.maximumDepth))
  }

  private func layerCount(under id: ObjectID) -> Int {
    Array(
      sequence(first: id) { self[$0].presentation?.context }.prefix(Self.maximumDepth + 1)
    ).count
  }
}

extension SystemVersion {
  /// Styles in which the presenter stays on the screen; a phone before iOS 13 has sheets as wide as
  /// itself, which take it all.
  private static let sheets: Set = ["automatic", "pageSheet", "formSheet", "popover"]

  func covers(_ style: String) -> Bool {
    ["fullScreen", "currentContext"].contains(style)
      || Self.sheets.contains(style) && !presentsSheets
  }

  func isSheet(_ style: String) -> Bool { presentsSheets && Self.sheets.contains(style) }
}
