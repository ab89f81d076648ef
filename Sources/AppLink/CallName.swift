extension Call {
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
