import LifecycleTrace

/// Whom the system tells that the app comes and goes: the `Info.plist` of the project says it.
public enum LifeCycle: Sendable {
  /// Without a scene manifest.
  case application
  /// With one, as Xcode's template has it.
  case scene

  /// What the app counts, in the order of a launch.
  public var callbacks: [CountedCallback] {
    let common: [CountedCallback] = [
      .didBecomeActive, .willResignActive, .willEnterForeground, .didEnterBackground,
    ]
    return switch self {
    case .application: [.didFinishLaunching] + common + [.willTerminate]
    case .scene: [.didFinishLaunching, .configurationForConnecting, .willConnectTo] + common
    }
  }

  var didEnterBackground: CallbackName {
    switch self {
    case .application: .applicationDidEnterBackground
    case .scene: .sceneDidEnterBackground
    }
  }
}

/// How often the app has come and gone since its process was launched.
public struct Counts: Hashable, Sendable {
  public var activations: Int
  public var resignations: Int
  public var backgrounds: Int
  /// Ways back to the foreground, without the launch.
  public var returns: Int

  public init(activations: Int = 1, resignations: Int = 0, backgrounds: Int = 0, returns: Int = 0) {
    self.activations = activations
    self.resignations = resignations
    self.backgrounds = backgrounds
    self.returns = returns
  }

  /// What the label of a callback has to show.
  ///
  /// A scene enters the foreground when the app is launched as well; an app without scenes does not.
  public func count(of callback: CountedCallback, in form: LifeCycle) -> Int {
    switch callback {
    case .didFinishLaunching, .configurationForConnecting, .willConnectTo: 1
    case .didBecomeActive: activations
    case .willResignActive: resignations
    case .willEnterForeground: returns + (form == .scene ? 1 : 0)
    case .didEnterBackground: backgrounds
    case .willTerminate: 0
    }
  }
}
