import LifecycleTrace

/// Which effects of student code a rule speaks of.
public struct EffectPattern: Hashable, Sendable {
  enum Test: Hashable, Sendable {
    case defaultsWrite(key: String?)
    case defaultsRemoval(key: String?)
    case fileWrite(path: String?)
    case fileRemoval(path: String?)
    case folderCreated(path: String?)
    case print(TextTest)
    case log(TextTest)
    case timerStart
    case timerStop
    case userInterfaceUpdate(property: String?, on: String?, isOffScreen: Bool)
    case containment(method: String?, on: String?)
    case observerAdded(NotificationName?)
    case observerRemoved(NotificationName?)
    case backgroundTaskStart
    case backgroundTaskEnd
  }

  let test: Test

  /// A write to `UserDefaults`, of any key when none is named.
  public static func defaultsWrite(key: String? = nil) -> EffectPattern {
    EffectPattern(test: .defaultsWrite(key: key))
  }

  /// A removal from `UserDefaults`, of any key when none is named.
  public static func defaultsRemoval(key: String? = nil) -> EffectPattern {
    EffectPattern(test: .defaultsRemoval(key: key))
  }

  /// A write of a file in the app's container, of any file when none is named.
  ///
  /// `path` is relative to the container, such as `Documents/notes.json`. A file is written once it is
  /// closed, or when the callback returns; what is written under another name first, as Foundation's
  /// atomic writes are, counts by its last.
  public static func fileWrite(path: String? = nil) -> EffectPattern {
    EffectPattern(test: .fileWrite(path: path))
  }

  /// A removal of a file or folder from the app's container, of any when none is named; so is a new
  /// name.
  public static func fileRemoval(path: String? = nil) -> EffectPattern {
    EffectPattern(test: .fileRemoval(path: path))
  }

  /// A folder made in the app's container, any when none is named.
  public static func folderCreated(path: String? = nil) -> EffectPattern {
    EffectPattern(test: .folderCreated(path: path))
  }

  /// A line with this text in it, printed by `print` or written past it.
  public static func print(containing text: String) -> EffectPattern {
    EffectPattern(test: .print(.contains(text)))
  }

  /// A line of exactly this text, printed by `print` or written past it.
  public static func print(_ text: String) -> EffectPattern {
    EffectPattern(test: .print(.equals(text)))
  }

  /// A line with this text in it, logged by `NSLog`.
  public static func log(containing text: String) -> EffectPattern {
    EffectPattern(test: .log(.contains(text)))
  }

  /// A timer that starts to run.
  public static let timerStart = EffectPattern(test: .timerStart)

  /// A running timer that stops: invalidated, or fired for the only time.
  public static let timerStop = EffectPattern(test: .timerStop)

  /// An observer that is added, for any notification when none is named.
  public static func observerAdded(for name: NotificationName? = nil) -> EffectPattern {
    EffectPattern(test: .observerAdded(name))
  }

  /// An observer that is removed, of any notification when none is named.
  public static func observerRemoved(for name: NotificationName? = nil) -> EffectPattern {
    EffectPattern(test: .observerRemoved(name))
  }

  /// `beginBackgroundTask`.
  public static let backgroundTaskStart = EffectPattern(test: .backgroundTaskStart)

  /// `endBackgroundTask`, of a task that is running.
  public static let backgroundTaskEnd = EffectPattern(test: .backgroundTaskEnd)

  /// Any change of what a view shows.
  public static let userInterfaceUpdate = EffectPattern.userInterfaceUpdate()

  /// A change of one property, of views of one class, or both.
  ///
  /// `on` names a class, or one instance of it as traces do (`UILabel#2`).
  public static func userInterfaceUpdate(
    property: String? = nil, on: String? = nil
  ) -> EffectPattern {
    EffectPattern(test: .userInterfaceUpdate(property: property, on: on, isOffScreen: false))
  }

  /// The same, of views that are in no window, or in a cell that does not show; a cell that is being
  /// filled for what comes to the screen is none of those.
  public static func offScreenUpdate(
    property: String? = nil, on: String? = nil
  ) -> EffectPattern {
    EffectPattern(test: .userInterfaceUpdate(property: property, on: on, isOffScreen: true))
  }

  /// A call of the app's own to `willMove(toParent:)` or `didMove(toParent:)` of a child; either when
  /// no method is named.
  public static func containment(
    _ method: CallbackName? = nil, on: String? = nil
  ) -> EffectPattern {
    EffectPattern(test: .containment(method: method?.rawValue, on: on))
  }
}

extension EffectPattern {
  /// Whether an event is such an effect.
  public func matches(_ event: Event) -> Bool {
    guard event.kind == .effect else { return false }
    let name = event.name
    switch test {
    case .defaultsWrite(let key):
      return name == EffectName.defaultsWrite.rawValue && event.holds(key, at: "key")
    case .defaultsRemoval(let key):
      return name == EffectName.defaultsRemoval.rawValue && event.holds(key, at: "key")
    case .fileWrite(let path):
      return name == EffectName.fileWrite.rawValue && event.holds(path, at: "path")
    case .fileRemoval(let path):
      return name == EffectName.fileRemoval.rawValue && event.holds(path, at: "path")
    case .folderCreated(let path):
      return name == EffectName.folderCreated.rawValue && event.holds(path, at: "path")
    case .print(let text):
      let isPrint = name == EffectName.print.rawValue || name == EffectName.output.rawValue
      return isPrint && event.text.map(text.matches) ?? false
    case .log(let text):
      return name == EffectName.log.rawValue && event.text.map(text.matches) ?? false
    case .timerStart: return name == EffectName.timerStart.rawValue
    case .timerStop: return name == EffectName.timerStop.rawValue
    case .observerAdded(let notification):
      return name == EffectName.observerAdded.rawValue
        && event.holds(notification?.appleValue, at: "name")
    case .observerRemoved(let notification):
      return name == EffectName.observerRemoved.rawValue
        && event.holds(notification?.appleValue, at: "name")
    case .backgroundTaskStart: return name == EffectName.backgroundTaskStart.rawValue
    case .backgroundTaskEnd:
      return name == EffectName.backgroundTaskEnd.rawValue && event.detail["unknown"] == nil
    case .userInterfaceUpdate(let property, let on, let isOffScreen):
      return name == EffectName.userInterfaceUpdate.rawValue
        && event.holds(property, at: "property") && event.isOn(on)
        && (!isOffScreen || event.isOffScreen)
    case .containment(let method, let on):
      return name == EffectName.containment.rawValue && event.holds(method, at: "method")
        && event.isOn(on)
    }
  }
}

extension Event {
  /// The `text` of a printed or logged line.
  var text: String? { detail["text"]?.string }

  /// Whether a change of what a view shows is one that nobody can see.
  fileprivate var isOffScreen: Bool {
    switch detail["cell"]?.string {
    case "offScreen": true
    case "preparing", "prepared": false
    default: detail["inWindow"]?.bool == false
    }
  }

  fileprivate func holds(_ value: String?, at key: String) -> Bool {
    guard let value else { return true }
    return detail[key]?.string == value
  }

  /// Whether the receiver is this class (any instance) or this instance; true when none is asked.
  func isOn(_ receiver: String?) -> Bool {
    guard let receiver else { return true }
    guard let on else { return false }
    guard on.count > receiver.count else { return on == receiver }
    return on.hasPrefix(receiver) && on.dropFirst(receiver.count).first == "#"
  }
}
