import AppLink
import Foundation

/// Delivers notifications to observers, in the order in which they were added.
///
/// Observers added and removed are effects. A block that names a queue other than the main one runs
/// there; all others run at once, within the post.
open class NotificationCenter: @unchecked Sendable {
  public static let `default` = NotificationCenter()

  /// What `addObserver` returns, and `removeObserver` takes.
  private final class Observer: NSObject {
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    let queue: OperationQueue?
    let block: @Sendable (Notification) -> Void
    /// Who observes by a selector, and is not kept by that.
    weak var target: AnyObject?

    init(
      name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
      block: @escaping @Sendable (Notification) -> Void, target: AnyObject? = nil
    ) {
      self.target = target
      self.name = name
      self.object = object as AnyObject?
      hasObject = object != nil
      self.queue = queue
      self.block = block
    }

    /// Whether it is what `removeObserver` names: the token itself, or the object that observes.
    func isObserver(_ observer: Any) -> Bool {
      let observer = observer as AnyObject
      return self === observer || (target != nil && target === observer)
    }

    func observes(_ notification: Notification) -> Bool {
      (name == nil || name == notification.name)
        && (!hasObject || object === notification.object as AnyObject?)
    }
  }

  private let lock = NSLock()
  private var observers: [Observer] = []

  public init() {}

  @preconcurrency @discardableResult
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name: name, object: obj, queue: queue, block: block)
    lock.withLock { observers.append(observer) }
    EffectLog.shared.add("observerAdded", Self.detail(name))
    return observer
  }

  /// Has a method called with each notification. Does not keep the observer: one that is gone hears
  /// nothing.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    nonisolated(unsafe) weak let observing: AnyObject? = target
    let entry = Observer(
      name: aName, object: anObject, queue: nil,
      block: { notification in
        if let observing { aSelector.sendFromHere(to: observing, [notification]) }
      }, target: target)
    lock.withLock { observers.append(entry) }
    EffectLog.shared.add("observerAdded", Self.detail(aName))
  }

  /// Removes what `addObserver(forName:object:queue:using:)` returned, or all by which an object
  /// observes.
  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let removed = lock.withLock {
      let matching = observers.filter {
        $0.isObserver(observer) && (aName == nil || $0.name == aName)
          && (anObject == nil || $0.object === anObject as AnyObject?)
      }
      observers.removeAll { entry in matching.contains { $0 === entry } }
      return matching
    }
    for entry in removed { EffectLog.shared.add("observerRemoved", Self.detail(entry.name)) }
  }

  open func post(_ notification: Notification) {
    for observer in lock.withLock({ observers }) where observer.observes(notification) {
      if let queue = observer.queue, queue !== OperationQueue.main {
        nonisolated(unsafe) let notification = notification
        let block = observer.block
        queue.addOperation { block(notification) }
      } else {
        observer.block(notification)
      }
    }
  }

  open func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: userInfo))
  }

  /// The notifications of a name as they are posted, from now on.
  public func notifications(
    named name: NSNotification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as an asynchronous sequence.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification

    private let stream: AsyncStream<Notification>

    fileprivate init(center: NotificationCenter, name: NSNotification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      nonisolated(unsafe) let token = observer
      continuation.onTermination = { _ in center.removeObserver(token) }
      self.stream = stream
    }

    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      stream.makeAsyncIterator()
    }
  }

  private static func detail(_ name: NSNotification.Name?) -> LinkRecord {
    ["name": name.map { .string($0.rawValue.cappedForLink) } ?? .null]
  }
}
