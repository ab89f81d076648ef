/// A callback by Apple's full Swift name, such as `applicationDidEnterBackground(_:)`.
public struct CallbackName: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension CallbackName {
  public static let willFinishLaunching = CallbackName(
    "application(_:willFinishLaunchingWithOptions:)")
  public static let didFinishLaunching = CallbackName(
    "application(_:didFinishLaunchingWithOptions:)")
  public static let applicationDidBecomeActive = CallbackName("applicationDidBecomeActive(_:)")
  public static let applicationWillResignActive = CallbackName("applicationWillResignActive(_:)")
  public static let applicationDidEnterBackground = CallbackName(
    "applicationDidEnterBackground(_:)")
  public static let applicationWillEnterForeground = CallbackName(
    "applicationWillEnterForeground(_:)")
  public static let applicationWillTerminate = CallbackName("applicationWillTerminate(_:)")
  public static let applicationDidReceiveMemoryWarning = CallbackName(
    "applicationDidReceiveMemoryWarning(_:)")
  public static let applicationSignificantTimeChange = CallbackName(
    "applicationSignificantTimeChange(_:)")
  public static let protectedDataWillBecomeUnavailable = CallbackName(
    "applicationProtectedDataWillBecomeUnavailable(_:)")
  public static let protectedDataDidBecomeAvailable = CallbackName(
    "applicationProtectedDataDidBecomeAvailable(_:)")
  public static let openURL = CallbackName("application(_:open:options:)")
  public static let willContinueActivity = CallbackName(
    "application(_:willContinueUserActivityWithType:)")
  public static let continueActivity = CallbackName("application(_:continue:restorationHandler:)")
  public static let didReceiveRemoteNotification = CallbackName(
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
  public static let performFetch = CallbackName(
    "application(_:performFetchWithCompletionHandler:)")
  public static let didReceiveNotificationResponse = CallbackName(
    "userNotificationCenter(_:didReceive:withCompletionHandler:)")
  public static let willPresentNotification = CallbackName(
    "userNotificationCenter(_:willPresent:withCompletionHandler:)")
  public static let supportedInterfaceOrientations = CallbackName(
    "application(_:supportedInterfaceOrientationsFor:)")
  public static let willChangeStatusBarOrientation = CallbackName(
    "application(_:willChangeStatusBarOrientation:duration:)")
  public static let didChangeStatusBarOrientation = CallbackName(
    "application(_:didChangeStatusBarOrientation:)")
  public static let willChangeStatusBarFrame = CallbackName(
    "application(_:willChangeStatusBarFrame:)")
  public static let didChangeStatusBarFrame = CallbackName(
    "application(_:didChangeStatusBarFrame:)")
  /// Runs the block that `beginBackgroundTask` was given.
  public static let expirationHandler = CallbackName("expirationHandler")
  /// Runs the block that a scene request was given.
  public static let errorHandler = CallbackName("errorHandler")

  public static let shouldSaveState = CallbackName("application(_:shouldSaveApplicationState:)")
  public static let shouldSaveSecureState = CallbackName(
    "application(_:shouldSaveSecureApplicationState:)")
  public static let willEncodeState = CallbackName("application(_:willEncodeRestorableStateWith:)")
  public static let shouldRestoreState = CallbackName(
    "application(_:shouldRestoreApplicationState:)")
  public static let shouldRestoreSecureState = CallbackName(
    "application(_:shouldRestoreSecureApplicationState:)")
  public static let controllerForRestoration = CallbackName(
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)")
  public static let classControllerForRestoration = CallbackName(
    "viewController(withRestorationIdentifierPath:coder:)")
  public static let didDecodeState = CallbackName("application(_:didDecodeRestorableStateWith:)")
  public static let encodeRestorableState = CallbackName("encodeRestorableState(with:)")
  public static let decodeRestorableState = CallbackName("decodeRestorableState(with:)")
  public static let finishedRestoringState = CallbackName("applicationFinishedRestoringState()")

  public static let configurationForConnecting = CallbackName(
    "application(_:configurationForConnecting:options:)")
  public static let didDiscardSceneSessions = CallbackName(
    "application(_:didDiscardSceneSessions:)")
  public static let sceneWillConnect = CallbackName("scene(_:willConnectTo:options:)")
  public static let sceneDidDisconnect = CallbackName("sceneDidDisconnect(_:)")
  public static let sceneWillEnterForeground = CallbackName("sceneWillEnterForeground(_:)")
  public static let sceneDidBecomeActive = CallbackName("sceneDidBecomeActive(_:)")
  public static let sceneWillResignActive = CallbackName("sceneWillResignActive(_:)")
  public static let sceneDidEnterBackground = CallbackName("sceneDidEnterBackground(_:)")
  public static let sceneOpenURLContexts = CallbackName("scene(_:openURLContexts:)")
  public static let sceneWillContinueActivity = CallbackName(
    "scene(_:willContinueUserActivityWithType:)")
  public static let sceneContinueActivity = CallbackName("scene(_:continue:)")
  public static let stateRestorationActivity = CallbackName("stateRestorationActivity(for:)")
  public static let sceneRestoreInteraction = CallbackName(
    "scene(_:restoreInteractionStateWith:)")
  public static let windowSceneDidUpdate = CallbackName(
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)")

  public static let viewIsAppearing = CallbackName("viewIsAppearing(_:)")
  public static let updateViewConstraints = CallbackName("updateViewConstraints()")
  /// Detail: `parent`, its name in the trace, or null.
  public static let willMoveToParent = CallbackName("willMove(toParent:)")
  public static let didMoveToParent = CallbackName("didMove(toParent:)")
  public static let viewWillTransition = CallbackName("viewWillTransition(to:with:)")
  public static let willTransitionTraits = CallbackName("willTransition(to:with:)")
  public static let traitCollectionDidChange = CallbackName("traitCollectionDidChange(_:)")
  /// Runs what was given to `animate(alongsideTransition:completion:)`.
  public static let animateAlongside = CallbackName("animateAlongsideTransition")
  /// Runs the block that a presentation, dismissal, transition or batch of changes was given for its end.
  public static let completionHandler = CallbackName("completionHandler")
  public static let navigationWillShow = CallbackName("navigationController(_:willShow:animated:)")
  public static let navigationDidShow = CallbackName("navigationController(_:didShow:animated:)")
  public static let tabShouldSelect = CallbackName("tabBarController(_:shouldSelect:)")
  public static let tabDidSelect = CallbackName("tabBarController(_:didSelect:)")
  public static let pageAfter = CallbackName("pageViewController(_:viewControllerAfter:)")
  public static let pageBefore = CallbackName("pageViewController(_:viewControllerBefore:)")
  public static let pageWillTransition = CallbackName("pageViewController(_:willTransitionTo:)")
  public static let pageDidFinish = CallbackName(
    "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
  public static let splitTopColumn = CallbackName(
    "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
  public static let splitWillShow = CallbackName("splitViewController(_:willShow:)")
  public static let splitWillHide = CallbackName("splitViewController(_:willHide:)")
  public static let shouldDismiss = CallbackName("presentationControllerShouldDismiss(_:)")
  public static let willDismiss = CallbackName("presentationControllerWillDismiss(_:)")
  public static let didDismiss = CallbackName("presentationControllerDidDismiss(_:)")
  public static let didAttemptToDismiss = CallbackName(
    "presentationControllerDidAttemptToDismiss(_:)")
  public static let loadView = CallbackName("loadView()")
  public static let viewWillLayoutSubviews = CallbackName("viewWillLayoutSubviews()")
  public static let viewDidLayoutSubviews = CallbackName("viewDidLayoutSubviews()")
  public static let viewWillUnload = CallbackName("viewWillUnload()")
  public static let viewDidUnload = CallbackName("viewDidUnload()")
  public static let viewDidLoad = CallbackName("viewDidLoad()")
  public static let viewWillAppear = CallbackName("viewWillAppear(_:)")
  public static let viewDidAppear = CallbackName("viewDidAppear(_:)")
  public static let viewWillDisappear = CallbackName("viewWillDisappear(_:)")
  public static let viewDidDisappear = CallbackName("viewDidDisappear(_:)")
  public static let didReceiveMemoryWarning = CallbackName("didReceiveMemoryWarning()")

  /// Of a controller out of a storyboard or xib.
  public static let initWithCoder = CallbackName("init(coder:)")
  public static let awakeFromNib = CallbackName("awakeFromNib()")
  /// Detail of the segues' callbacks: `identifier`, `destination`, where there is one.
  public static let shouldPerformSegue = CallbackName("shouldPerformSegue(withIdentifier:sender:)")
  public static let prepareForSegue = CallbackName("prepare(for:sender:)")
  /// The action that an unwind segue leads to; detail: `action`, its name.
  public static let unwindAction = CallbackName("unwindAction")

  /// The actions of a control that the user touches, or changes the value of.
  public static let touchUpInside = CallbackName("UIControl.touchUpInside")
  public static let valueChanged = CallbackName("UIControl.valueChanged")
  /// The actions of a text field while it is edited.
  public static let editingDidBegin = CallbackName("UIControl.editingDidBegin")
  public static let editingChanged = CallbackName("UIControl.editingChanged")
  public static let editingDidEnd = CallbackName("UIControl.editingDidEnd")
  public static let editingDidEndOnExit = CallbackName("UIControl.editingDidEndOnExit")
  /// The actions of a view's gesture recognisers.
  public static let tapGesture = CallbackName("UITapGestureRecognizer")
  public static let swipeGesture = CallbackName("UISwipeGestureRecognizer")
  public static let longPressGesture = CallbackName("UILongPressGestureRecognizer")
  public static let touchesBegan = CallbackName("touchesBegan(_:with:)")
  public static let touchesEnded = CallbackName("touchesEnded(_:with:)")

  public static let textFieldShouldBegin = CallbackName("textFieldShouldBeginEditing(_:)")
  public static let textFieldDidBegin = CallbackName("textFieldDidBeginEditing(_:)")
  public static let textFieldShouldEnd = CallbackName("textFieldShouldEndEditing(_:)")
  public static let textFieldDidEnd = CallbackName("textFieldDidEndEditing(_:reason:)")
  public static let textFieldShouldChange = CallbackName(
    "textField(_:shouldChangeCharactersIn:replacementString:)")
  public static let textFieldDidChangeSelection = CallbackName("textFieldDidChangeSelection(_:)")
  public static let textFieldShouldReturn = CallbackName("textFieldShouldReturn(_:)")
  public static let textViewShouldBegin = CallbackName("textViewShouldBeginEditing(_:)")
  public static let textViewDidBegin = CallbackName("textViewDidBeginEditing(_:)")
  public static let textViewShouldEnd = CallbackName("textViewShouldEndEditing(_:)")
  public static let textViewDidEnd = CallbackName("textViewDidEndEditing(_:)")
  public static let textViewShouldChange = CallbackName(
    "textView(_:shouldChangeTextIn:replacementText:)")
  public static let textViewDidChange = CallbackName("textViewDidChange(_:)")
  public static let textViewDidChangeSelection = CallbackName("textViewDidChangeSelection(_:)")

  /// The initialiser of the app delegate, or of a scene's.
  public static let initializer = CallbackName("init()")
  /// Work that student code queued on the main queue, as one callback per block.
  public static let mainQueueWork = CallbackName("DispatchQueue.main")
  /// Work on a global or private queue.
  public static let backgroundQueueWork = CallbackName("DispatchQueue")
  /// One step of a Swift task.
  public static let taskStep = CallbackName("Task")
  /// A timer's block or action.
  public static let timerFire = CallbackName("Timer")
  /// What a thread made by hand does until it has to wait, or ends.
  public static let thread = CallbackName("Thread")
}
