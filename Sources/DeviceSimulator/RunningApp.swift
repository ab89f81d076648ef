import AppLink
import InfoPlist
import LifecycleTrace

/// What the device knows of one app process; gone when the process is.
struct RunningApp {
  let session: AppSession
  var names = ObjectNames()
  var controllers = ControllerTree()
  var delegates = Delegates()
  /// Objects of UIKit's own classes, which are no student's code.
  var ownClasses: Set<ObjectID> = []
  var scenes: [SessionID: Scene] = [:]
  /// What each scene's `activationState` reads.
  var sceneStates: [SessionID: SceneState] = [:]
  var background = BackgroundExecution()
  /// Names of the callbacks that are under way, the innermost last.
  var openCallbacks: [String] = []
  /// The work that the app will run next, of all that it has queued.
  var nextWork: QueuedWork?
  /// Virtual seconds that the outermost callback has slept.
  var slept = 0.0
  /// How many effects and asks the outermost callback has sent.
  var thingsSaid = 0
  /// How many controllers have been looked at, in all, because the app has changed their tree.
  var looks = 0
  /// How many events the trace had when the process started.
  var firstEvent = 0
  /// Virtual seconds that the callbacks of the launch, or of a scene's connection, have slept.
  var sleptInLaunch = 0.0
  /// Whether protected data cannot be read.
  var lacksProtectedData = false
  /// Whether `didFinishLaunching` has returned.
  var hasLaunched = false
  /// Whether the app delegate has refused, by `false`, what the app was launched for.
  var refusedDelivery = false
  /// The class of the notification centre's delegate.
  var notificationDelegate: String?
  /// What the user's keys go to.
  var editing: Editing?
  var lists = ListTable()
  var restoration: [ObjectID: RestorationIdentity] = [:]
  /// Whether controllers were restored whose presentations are not yet.
  var presentsRestored = false
  /// How the user's gesture ends that has made the app ask for a transition.
  var gesture: ControllerTree.Gesture?
  /// What the app has asked of its windows, in order; by its number for the request.
  var requests: [(number: Int64, request: SceneRequest)] = []
  /// What the app was last told that it may read at any time.
  var toldContext: LinkRecord = [:]

  /// A scene that is connected.
  struct Scene {
    var object: ObjectID
    /// Of its delegate, as the trace names it; nil where it has none.
    var name: String?
    /// How the interface stood when the scene last heard of that.
    var orientation: InterfaceOrientation
  }
}
