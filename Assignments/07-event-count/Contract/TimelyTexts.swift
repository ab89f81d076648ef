import LifecycleTrace

extension Trace {
  /// The texts that labels had been given when the app was told the last time that it is active.
  ///
  /// That is: by the return of the delegate's callback, or of the notifications that follow it and
  /// come before everything that the callback has put off.
  public var textsAtActivation: Set<String> {
    var labels: [String: String] = [:]
    var texts: Set<String> = []
    for event in events {
      switch event.kind {
      case .process:
        labels = [:]
        texts = []
      case .effect where event.detail["property"]?.string == "text":
        labels[event.on ?? ""] = event.detail["value"]?.string
      case .return where activations.contains(event.name): texts = Set(labels.values)
      default: break
      }
    }
    return texts
  }
}

private let activations: Set<String> = [
  CallbackName.applicationDidBecomeActive.rawValue, CallbackName.sceneDidBecomeActive.rawValue,
  "UIScene.didActivateNotification", "UIApplication.didBecomeActiveNotification",
]
