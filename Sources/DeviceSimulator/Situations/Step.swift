import InfoPlist
import LifecycleTrace

extension Situation {
  /// What the device does on a stimulus, in order.
  public enum Step: Hashable, Sendable {
    /// `reads` is what `applicationState` reads in the new process.
    case startProcess(reads: AppState)
    /// A state change; `reads` is what `applicationState` reads from then on.
    case state(AppState, reads: AppState)
    /// A scene's state change.
    case sceneState(SessionID, SceneState)
    /// A callback of the app delegate, or of a scene's delegate.
    case call(CallbackName, on: SessionID? = nil, for: Delivery? = nil)
    case post(NotificationName, of: SessionID? = nil)
    /// The storyboard that an app without scenes begins with.
    case loadMainStoryboard(String)
    /// The window of that storyboard becomes visible.
    case showMainWindow
    /// What student code has queued runs, until nothing is due.
    case rest
    case warnViewControllers
    /// Asks for the configuration of a new session.
    case configureScene(SessionID, for: Delivery?)
    case makeScene(SessionID)
    case dropScene(SessionID)
    case saveActivity(SessionID)
    /// Hands a connected scene the activity that it is to go on with.
    case restoreInteraction(SessionID)
    /// Tells that sessions are no more.
    case discard([SessionID])
    /// Hands over what the app was launched or woken for; to a scene where it has scenes.
    case deliver(Delivery, to: SessionID?)
    /// A notification arrives that nobody has tapped on.
    case present
    /// First show of what the app has put into its windows.
    case windowsWillAppear(SessionID)
    case windowsDidAppear(SessionID)
    case windowsDisappear(SessionID)
    /// The system takes a picture of the window for the switcher.
    case takeSnapshot(SessionID)
    case saveState
    case restoreState
    /// What was presented when state was saved is presented again.
    case presentRestored
    case forgetState
    /// Sets the status bar up, and asks so many times for the orientations.
    case setUpStatusBar
    case askForOrientations(Int)
    /// The device is held differently; the interface may follow.
    case rotate(InterfaceOrientation)
    case endProcess
    case pass(seconds: Double)
  }
}
