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

  /// Tells the class of an object before anything else is said of it; detail: `class`, and `isUIKit`
  /// for a class of UIKit's own.
  public static let objectCreated = "objectCreated"
  /// Tells that an object is no more; the device forgets what it knew of it.
  public static let objectDestroyed = "objectDestroyed"
  /// Tells which class the notification centre's delegate is of; detail: `class`, null for none.
  public static let notificationDelegate = "notificationDelegate"
  /// Tells who is the delegate, or data source, of a view or controller; detail: `role`, `class` (null
  /// for none), `object` where it is a view or controller itself.
  public static let delegate = "delegate"
  /// Tells what the user's gestures depend on; detail: `isModalInPresentation`,
  /// `interactivePopEnabled`.
  public static let controllerSettings = "controllerSettings"
  /// A controller's root view needs layout.
  public static let needsLayout = "needsLayout"
  /// Wrong use that only the app can see; detail: `text`, as UIKit would write it.
  public static let finding = "finding"
  /// Tells a controller's restoration identifier; detail: `identifier` (null for none), `class`, the
  /// full name of its restoration class (null for none), `storyboard`, where it came out of one.
  public static let restorationIdentifier = "restorationIdentifier"
  /// Tells what a scene session's `userInfo` reads from now on; detail: `session`, `userInfo` (null
  /// for none).
  public static let sessionUserInfo = "sessionUserInfo"
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
