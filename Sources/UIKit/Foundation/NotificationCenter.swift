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

    init(
      name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
      block: @escaping @Sendable (Notification) -> Void
    ) {
      self.name = name
      self.object = object as AnyObject?
      hasObject = object != nil
      self.queue = queue
      self.block = block
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

  /// Removes what `addObserver(forName:object:queue:using:)` returned.
  open func removeObserver(_ observer: Any) {
    let removed = lock.withLock {
      let place = observers.firstIndex { $0 === observer as AnyObject }
      return place.map { observers.remove(at: $0) }
    }
    if let removed { EffectLog.shared.add("observerRemoved", Self.detail(removed.name)) }
  }

  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let matches = lock.withLock {
      observers.contains {
        $0 === observer as AnyObject && (aName == nil || $0.name == aName)
          && (anObject == nil || $0.object === anObject as AnyObject?)
      }
    }
    if matches { removeObserver(observer) }
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
