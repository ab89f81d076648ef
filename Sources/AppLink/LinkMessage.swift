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
    /// (`name`, `delegateClass`), `activity` (the state-restoration activity) and `userInfo` where there
    /// are any.
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
    /// Makes a controller of a storyboard: `making`, the number of the request. Returns `controller`.
    public static let makeController = "makeController"
    /// Connects the outlets and actions of the controllers that were just made together; returns
    /// `controllers`, those that wake up now.
    public static let connectControllers = "connectControllers"
    /// Loads the storyboard that the app, or the scene of a `session`, begins with: `name`. Sets the
    /// window of the delegate.
    public static let loadMainStoryboard = "loadMainStoryboard"
    /// Shows the window that the storyboard's controller is in: `session`.
    public static let showMainWindow = "showMainWindow"
    /// Makes a controller of the storyboard that it was made of when state was saved: `storyboard`,
    /// `identifier`. Returns `controller`.
    public static let makeFromStoryboard = "makeFromStoryboard"
    /// Makes the controller that a segue leads to, and the segue: `segue`, its number. Returns
    /// `destination`, nothing where there is none.
    public static let makeDestination = "makeDestination"
    /// Has a segue show its destination: `segue`.
    public static let carryOutSegue = "carryOutSegue"
    /// The user has chosen an item of a list whose cell leads elsewhere.
    public static let followCell = "followCell"
    /// Asks a controller class for a controller on state restoration: `class`, `path`, `archive`.
    /// Returns `controller`.
    public static let makeRestoredController =
      "viewController(withRestorationIdentifierPath:coder:)"
    /// Presents again what was presented when state was saved.
    public static let presentRestored = "presentRestored"

    /// Reads what the app shows. Returns `views`, a list of records in tree order (`ViewTreeReading`
    /// has their keys), and `leftOut`, how many there was no room for.
    public static let viewTree = "viewTree"
    /// Numbers the view that stands at `index` in the tree; returns `object`.
    public static let nameView = "nameView"
    /// The user taps on a control.
    public static let userTap = "userTap"
    /// The user changes a control's value: `on`, `value`, `index` or `up`; its actions for that run.
    public static let userValue = "userValue"
    /// A control's actions for `event` run, by Apple's name.
    public static let userEvent = "userEvent"
    /// The user makes a gesture on a view: `gesture` (`tap`, `longPress`, `swipe`) and `direction`.
    public static let userGesture = "userGesture"
    /// The user edits a text: `text` in place of `length` from `location` on, in UTF-16.
    public static let userEdit = "userEdit"
    /// How long a text is, in UTF-16: `length`.
    public static let textLength = "textLength"
    /// A view becomes the first responder, or no longer is it.
    public static let startEditing = "startEditing"
    public static let stopEditing = "stopEditing"

    /// Runs a block that the app keeps: `completion`, its number, and `finished`.
    public static let runCompletion = "runCompletion"
    /// Lets go of what a container kept alive for a transition that is over; with `presented`, of a
    /// controller that was dismissed.
    public static let finishTransition = "finishTransition"
    /// The user has let go: what a container had before holds again.
    public static let undoTransition = "undoTransition"
    /// The user goes back in a navigation controller.
    public static let userPop = "userPop"
    /// The user chooses a tab: `index`.
    public static let userSelect = "userSelect"
    /// The user turns to a page: `controller`, `direction` (`forward`, `reverse`).
    public static let userPage = "userPage"
    /// The user dismisses a presented controller.
    public static let userDismiss = "userDismiss"
    /// Runs what a rotation's coordinator was given to animate alongside, or upon completion.
    public static let runAlongside = "runAlongside"
    public static let runAlongsideCompletion = "runAlongsideCompletion"
    /// Asks which lists have changed since they were asked last; returns `lists`, see
    /// `ListSettings`.
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
    /// A controller becomes a child; arguments: `child`, `forwards`, what the parent's
    /// `shouldAutomaticallyForwardAppearanceMethods` reads. Called back for `willMove(toParent:)`.
    case addChild
    /// A child leaves its parent. Called back for `didMove(toParent:)`.
    case removeFromParent
    /// A controller's root view is put into another view; argument: `host`, the controller that manages
    /// that view, or the window, or null when it is taken out.
    case moveView
    /// Arguments: `presented`, `context` (the controller that is covered), `style` (UIKit's name of the
    /// case), `isAlert`, `animated`, `completion`. Answers `accepted`.
    case present
    /// Arguments: `animated`, `completion`. Answers `controller`, what goes, if anything does.
    case dismiss
    /// The stack of a navigation controller; arguments: `controllers`, bottom first, `animated`.
    case setStack
    /// The tabs of a tab bar controller; arguments: `controllers`, `selected`.
    case setTabs
    /// The pages that show; arguments: `controllers`, `style` (`scroll`, `pageCurl`), `animated`,
    /// `completion`.
    case setPages
    /// The columns of a split view controller; arguments: `controllers`, `shown`.
    case setColumns
    /// `transition(from:to:…)`; arguments: `from`, `to`, `duration` in seconds, `animations`,
    /// `completion`.
    case transition
    /// Arguments: `isAppearing`, `animated`.
    case beginAppearance
    case endAppearance
    /// A controller hands the new size on to its children; arguments: `width`, `height`.
    case forwardSize
    /// A controller hands new traits on to its children.
    case forwardTraits
    /// A root view that needs layout gets it at once.
    case layOut
    /// Code sleeps, and the device's time passes; argument: `until`, in seconds since 1970.
    case sleep
    /// A column of a split view controller comes, or is proposed for the top where there is room for one
    /// (`isCollapsing`); argument: `column`. Answers `column`, the one that the delegate wants instead.
    case showColumn
    /// A column goes; argument: `column`.
    case hideColumn
    /// A view wants to be the first responder; argument: `kind` (`textField`, `textView`, `view`).
    /// Answers `accepted`.
    case beginEditing
    /// The first responder wants to be none; answers `accepted`.
    case endEditing
    /// A list's number of sections and items is wanted now.
    case countList
    /// A batch of changes to a list ends: `updates`, see `ListUpdates`; `completion`, a number.
    /// Answers `exception` where the numbers of items do not agree.
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
    /// A controller of a storyboard is wanted: `making`, a number; `class`, one of the student's;
    /// `isPart` where a container is being made that it belongs to. Called back for `init(coder:)` and `awakeFromNib()`.
    case makeController
    /// A segue is to be performed: `segue`, a number; `kind`; `identifier`; `isTriggered` where a user's
    /// action led to it and not code; `action`, the method of an unwind segue.
    case performSegue
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
