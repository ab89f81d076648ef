import AppLink
import LifecycleTrace

/// The windows and root view controllers that the app has told of, and how far each is shown.
struct WindowTree {
  private struct Window {
    var root: ObjectID?
    var isVisible = false
  }

  private enum Appearance {
    case disappeared
    case appearing
    case appeared
  }

  /// A call that the device owes a view controller.
  struct ViewCall: Hashable {
    var callback: CallbackName
    var controller: ObjectID
    /// The window that the controller's view belongs to.
    var window: ObjectID?
  }

  private var windows: [ObjectID: Window] = [:]
  private var loaded: Set<ObjectID> = []
  private var appearances: [ObjectID: Appearance] = [:]
  private var order: [ObjectID] = []

  /// The calls that load a controller's view; none when it is loaded.
  mutating func load(_ controller: ObjectID) -> [ViewCall] {
    guard loaded.insert(controller).inserted else { return [] }
    return [.loadView, .viewDidLoad].map { ViewCall(callback: $0, controller: controller) }
  }

  /// Puts a controller into a window, in place of the one before; while the app is on screen the
  /// change shows at once.
  mutating func setRoot(
    _ root: ObjectID?, of window: ObjectID, onScreen: Bool
  ) -> [ViewCall] {
    let old = windows[window]?.root
    windows[window, default: Window()].root = root
    guard windows[window]?.isVisible == true else { return [] }
    var calls = old.map { disappear($0) } ?? []
    if let root { calls += load(root) }
    return calls + (onScreen ? willAppear() + didAppear() : [])
  }

  mutating func show(_ window: ObjectID, onScreen: Bool) -> [ViewCall] {
    if !order.contains(window) { order.append(window) }
    windows[window, default: Window()].isVisible = true
    let calls = windows[window]?.root.map { load($0) } ?? []
    return calls + (onScreen ? willAppear() + didAppear() : [])
  }

  /// `viewWillAppear` for every root that is in a visible window and has not appeared.
  mutating func willAppear() -> [ViewCall] {
    order.compactMap { window in
      guard let root = visibleRoot(of: window), appearances[root] ?? .disappeared == .disappeared
      else { return nil }
      appearances[root] = .appearing
      return ViewCall(callback: .viewWillAppear, controller: root, window: window)
    }
  }

  mutating func didAppear() -> [ViewCall] {
    order.compactMap { window in
      guard let root = visibleRoot(of: window), appearances[root] == .appearing else { return nil }
      appearances[root] = .appeared
      return ViewCall(callback: .viewDidAppear, controller: root, window: window)
    }
  }

  /// Root view controllers whose view is loaded, which hear of memory warnings.
  var loadedRoots: [ObjectID] {
    order.compactMap { windows[$0]?.root }.filter { loaded.contains($0) }
  }

  private func visibleRoot(of window: ObjectID) -> ObjectID? {
    guard let window = windows[window], window.isVisible else { return nil }
    return window.root
  }

  private mutating func disappear(_ controller: ObjectID) -> [ViewCall] {
    guard appearances.removeValue(forKey: controller) != nil else { return [] }
    return [.viewWillDisappear, .viewDidDisappear].map {
      ViewCall(callback: $0, controller: controller)
    }
  }
}
