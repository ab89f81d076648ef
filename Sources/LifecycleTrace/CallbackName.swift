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
  public static let loadView = CallbackName("loadView()")
  public static let viewDidLoad = CallbackName("viewDidLoad()")
  public static let viewWillAppear = CallbackName("viewWillAppear(_:)")
  public static let viewDidAppear = CallbackName("viewDidAppear(_:)")
  public static let viewWillDisappear = CallbackName("viewWillDisappear(_:)")
  public static let viewDidDisappear = CallbackName("viewDidDisappear(_:)")
  public static let didReceiveMemoryWarning = CallbackName("didReceiveMemoryWarning()")

  /// The app delegate's initialiser.
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
