/// One message between device and app.
///
/// Calls and asks nest strictly: the device calls; while that call is open the app may ask, and
/// while the ask is open the device may call again.
public enum LinkMessage: Hashable, Sendable {
  /// Device → app: call `name` on an object.
  case call(Call)
  /// Device → app: the reply to an ask.
  case answer(Answer)
  /// App → device: the innermost open call came back.
  case returned(Returned)
  /// App → device: student code wants something that the device decides.
  case ask(Ask)
  /// App → device: effects of the innermost open call, sent early so that they don't pile up.
  case effects([Effect])
}

public struct Call: Hashable, Sendable {
  public var id: UInt32
  /// Apple's name of the callback, or one of `Call.Name`.
  public var name: String
  public var receiver: ObjectID
  /// Also holds `context`, what the app may read at any time, when that has changed since the last
  /// call: `scenes`, the activation state by session identifier; `backgroundDeadline`, in seconds since
  /// 1970, or null; `isProtectedDataAvailable`; `orientation` of the device and
  /// `interfaceOrientation`.
  public var arguments: LinkRecord
  /// The device's clock, seconds since 1970.
  public var now: Double
  /// What `applicationState` reads while the call runs.
  public var state: String

  public init(
    id: UInt32, name: String, receiver: ObjectID, arguments: LinkRecord = [:], now: Double,
    state: String
  ) {
    self.id = id
    self.name = name
    self.receiver = receiver
    self.arguments = arguments
    self.now = now
    self.state = state
  }

  /// Calls to the harness itself rather than to student code.
  public enum Name {
    /// The first call. Returns `delegate`, its class.
    ///
    /// Arguments: `defaults`, what `UserDefaults` holds; `system` with `version` (such as `17.0`),
    /// `isMultitaskingSupported`, `idiom` (`phone`, `pad`), `usesScenes` and
    /// `supportsMultipleScenes`; `sessions`, a list of the scene sessions that the system keeps (see
    /// `makeScene`).
    public static let boot = "boot"
    /// Runs the one piece of queued work that the last return announced as `next`.
    public static let runWork = "runWork"
    /// Runs the app delegate's initialiser.
    public static let makeDelegate = "init()"
    /// Posts a notification on the default centre: `name`, by its Swift name; `session` when a scene
    /// posts it.
    public static let post = "post"
    /// Makes a scene and its delegate: `session`, a record with `identifier`, `configuration`
    /// (`name`, `delegateClass`) and `activity` (the state-restoration activity) where there is one.
    ///
    /// Returns `scene`, its object, and `delegate`, the class of its delegate, or `missingClass`, the
    /// name of a class that the app does not have.
    public static let makeScene = "makeScene"
    /// Lets go of a scene, its delegate and its windows: `session`, an identifier.
    public static let dropScene = "dropScene"
    /// Calls a background task's expiration handler: `task`.
    public static let expire = "expirationHandler"
    /// Calls the error handler of a scene request: `request`, `message`.
    public static let failSceneRequest = "errorHandler"
    /// Asks a controller class for a controller on state restoration: `class`, `path`, `archive`.
    /// Returns `controller`.
    public static let makeRestoredController =
      "viewController(withRestorationIdentifierPath:coder:)"
    /// Asks which lists have changed since they were asked last; returns `lists`, see `ListState`.
    public static let listStates = "listStates"
    /// Has a table view ready its rows, or a collection view's layout prepare, which asks back.
    public static let prepareLayout = "prepareLayout"
    /// Asks a list what lies in a rectangle: `x`, `y`, `width`, `height`. Returns `elements`.
    public static let elements = "elements"
    /// Moves the content of a scroll view: `x`, `y`; `phase` (`dragging`, `decelerating`, absent).
    /// Returns where it is, `x` and `y`, and how far it goes, `maximumX` and `maximumY`.
    public static let userScroll = "userScroll"
    /// Tells which items of a list are selected, `selected`, and which one is touched, `highlighted`.
    public static let markItems = "markItems"
    /// Puts a cell that was prepared and not displayed back: `cell`; lets go of it where `isDropped`.
    public static let takeBackCell = "takeBackCell"
    /// Runs a block that was kept for later: `completion`, its number, and `finished`.
    public static let runCompletion = "runCompletion"
  }
}

public struct Answer: Hashable, Sendable {
  public var id: UInt32
  public var value: LinkRecord
  public var now: Double
  public var state: String

  public init(id: UInt32, value: LinkRecord = [:], now: Double, state: String) {
    self.id = id
    self.value = value
    self.now = now
    self.state = state
  }
}

public struct Returned: Hashable, Sendable {
  public var id: UInt32
  public var value: LinkRecord
  public var effects: [Effect]
  /// The work that comes first among all that student code has queued.
  public var next: QueuedWork?

  public init(
    id: UInt32, value: LinkRecord = [:], effects: [Effect] = [], next: QueuedWork? = nil
  ) {
    self.id = id
    self.value = value
    self.effects = effects
    self.next = next
  }
}

public struct Ask: Hashable, Sendable {
  public var id: UInt32
  public var name: String
  public var receiver: ObjectID
  public var arguments: LinkRecord
  /// What happened in the open call before the question.
  public var effects: [Effect]

  public init(
    id: UInt32, name: String, receiver: ObjectID, arguments: LinkRecord = [:],
    effects: [Effect] = []
  ) {
    self.id = id
    self.name = name
    self.receiver = receiver
    self.arguments = arguments
    self.effects = effects
  }

  /// What UIKit asks the device.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// A view controller's view is wanted; called back for `loadView()` and `viewDidLoad()`.
    case loadView
    /// A window becomes visible; argument: `session`, the identifier of its scene's session, or null.
    case showWindow
    /// A window gets another view controller, or none; argument: `root`.
    case setRootViewController
    /// Code sleeps, and the device's time passes; argument: `until`, in seconds since 1970.
    case sleep
    /// A list's number of sections and items is wanted now.
    case countList
    /// A batch of changes to a list ends: `updates`, see `ListUpdates`; `completion`, a number.
    /// Answers `failure` where the numbers of items do not agree, and `selected`.
    case endListUpdates
    /// A list is to be laid out now.
    case layOutList
    /// A cell or supplementary view is wanted: `kind`, `identifier`, and `section`, `item` where it is
    /// known for which item. Answers `cell`, one that was used before, or nothing.
    case dequeue
    /// Code selects items of a list: `selected`, all that are selected now.
    case selectItems
    /// Code has moved the content of a scroll view; `animated` where it is still to move to `x`, `y`.
    case scroll
    /// A flow layout wants what its delegate says of sizes and spacings.
    case prepareFlow
  }
}

/// Something that student code did; needs no answer.
public struct Effect: Hashable, Sendable {
  public var name: String
  public var object: ObjectID
  public var detail: LinkRecord

  public init(_ name: String, on object: ObjectID, detail: LinkRecord = [:]) {
    self.name = name
    self.object = object
    self.detail = detail
  }

  /// Tells the class of an object before anything else is said of it; detail: `class`.
  public static let objectCreated = "objectCreated"
  /// Tells that an object is no more; the device forgets what it knew of it.
  public static let objectDestroyed = "objectDestroyed"
  /// Tells which class the notification centre's delegate is of; detail: `class`, null for none.
  public static let notificationDelegate = "notificationDelegate"
  /// Tells a controller's restoration identifier; detail: `identifier` (null for none), `class`, the
  /// full name of its restoration class (null for none).
  public static let restorationIdentifier = "restorationIdentifier"
  /// Tells which object a view or controller calls; detail: `role`, `object` where it is a view or
  /// controller, `class`, null for none.
  public static let delegate = "delegate"
  /// Tells that there is a table or collection view, which the device is to display.
  public static let listNeedsDisplay = "listNeedsDisplay"
}

/// A block, task step, timer or thread that waits in the app.
public struct QueuedWork: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case mainQueue
    case backgroundQueue
    case task
    case timer
    case thread
  }

  public var kind: Kind
  /// The timer, or `application`.
  public var object: ObjectID
  /// When it may run, on the device's clock; in the past when it may run at once.
  public var due: Double

  public init(kind: Kind, object: ObjectID, due: Double) {
    self.kind = kind
    self.object = object
    self.due = due
  }
}
