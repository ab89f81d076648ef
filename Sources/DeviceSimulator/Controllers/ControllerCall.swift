import AppLink
import LifecycleTrace

/// A call that the device owes a view controller, or the delegate of one.
struct ControllerCall: Hashable {
  enum Name: Hashable {
    /// An entry and a return in the trace.
    case callback(CallbackName)
    /// Reaches no student code.
    case harness(String)
  }

  var name: Name
  var receiver: ObjectID
  /// The role of the delegate that hears of it (`delegate`, `presentationDelegate`); nil when the
  /// controller itself does.
  var role: String?
  var arguments: LinkRecord = [:]
  /// The call on the link, where it is not the callback's own name.
  var link: String?
  /// Whether the controller is owed nothing else until the call has returned.
  var keepsBusy = false
  /// The transition that waits for its return.
  var transition: Int?

  static func willMove(_ child: ObjectID, to parent: ObjectID?) -> ControllerCall {
    containment(.willMoveToParent, child, parent)
  }

  static func didMove(_ child: ObjectID, to parent: ObjectID?) -> ControllerCall {
    containment(.didMoveToParent, child, parent)
  }

  static func delegate(
    _ callback: CallbackName, of receiver: ObjectID, role: String = "delegate",
    _ arguments: LinkRecord = [:]
  ) -> ControllerCall {
    ControllerCall(name: .callback(callback), receiver: receiver, role: role, arguments: arguments)
  }

  /// A callback of a controller that may come at any time.
  static func callback(
    _ callback: CallbackName, on id: ObjectID, _ arguments: LinkRecord = [:], link: String? = nil
  ) -> ControllerCall {
    ControllerCall(name: .callback(callback), receiver: id, arguments: arguments, link: link)
  }

  /// What a container or presenter kept alive for a transition is let go.
  static func finishTransition(_ receiver: ObjectID) -> ControllerCall {
    ControllerCall(name: .harness(Call.Name.finishTransition), receiver: receiver)
  }

  /// Runs what a transition's coordinator was given to go beside the animation.
  static func alongside(_ owner: ObjectID) -> ControllerCall {
    callback(.animateAlongside, on: owner, link: Call.Name.runAlongside)
  }

  /// Runs what it was given for the end.
  static func alongsideCompletion(
    _ owner: ObjectID, isCancelled: Bool = false
  ) -> ControllerCall {
    callback(
      .completionHandler, on: owner, ["cancelled": .bool(isCancelled)],
      link: Call.Name.runAlongsideCompletion)
  }

  /// What was presented is held by its presenter no more.
  static func finishPresentation(of presented: ObjectID) -> ControllerCall {
    ControllerCall(
      name: .harness(Call.Name.finishTransition), receiver: presented,
      arguments: ["presented": .object(presented)])
  }

  static func undoTransition(_ receiver: ObjectID) -> ControllerCall {
    ControllerCall(name: .harness(Call.Name.undoTransition), receiver: receiver)
  }

  /// Runs a block that the app keeps.
  static func completion(_ number: Int64, finished: Bool = true) -> ControllerCall {
    ControllerCall(
      name: .callback(.completionHandler), receiver: .application,
      arguments: ["completion": .int(number), "finished": .bool(finished)],
      link: Call.Name.runCompletion)
  }

  private static func containment(
    _ callback: CallbackName, _ child: ObjectID, _ parent: ObjectID?
  ) -> ControllerCall {
    ControllerCall(
      name: .callback(callback), receiver: child,
      arguments: ["parent": parent.map(LinkValue.object) ?? .null])
  }
}
