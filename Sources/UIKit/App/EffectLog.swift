import AppLink
import AppRuntime
import Foundation

/// What student code did since the last message to the device; fed from any thread.
final class EffectLog: @unchecked Sendable {
  static let shared = EffectLog()

  /// How much text may wait before it is sent ahead of the next return, in bytes.
  private static let flushSize = 64 * 1024
  /// The longest text that one effect carries, in bytes; the rest is only counted.
  private static let longestText = 16 * 1024

  /// The longest write of settings that is sent, in bytes; more than a device keeps.
  private static let longestWrite = 640 * 1024

  private let lock = NSLock()
  private var waiting: [(effect: Effect, size: Int)] = []
  private var size = 0
  private var lastTimer: UInt32 = 0

  func add(_ name: String, on object: ObjectID = .application, _ detail: LinkRecord = [:]) {
    let effect = Effect(name, on: object, detail: detail)
    let effectSize = 64 + detail.values.reduce(0) { $0 + $1.roughSize }
    lock.lock()
    waiting.append((effect, effectSize))
    size += effectSize
    lock.unlock()
    if isFull, Thread.isMainThread {
      MainActor.assumeIsolated { AppProcess.shared.flushEffects() }
    }
  }

  /// Adds an effect that carries text, cut to what a frame can hold.
  func addText(_ name: String, _ text: String) {
    let bytes = text.utf8.count
    guard bytes > Self.longestText else { return add(name, ["text": .string(text)]) }
    let cut = String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    add(name, ["text": .string(cut), "bytes": .int(Int64(bytes))])
  }

  /// Adds a write of settings; one that no message can hold goes without its value, and the device
  /// refuses it by that.
  func addWrite(of value: LinkValue, forKey key: String, in domain: String) {
    var detail: LinkRecord = ["domain": .string(domain), "key": .string(key), "value": value]
    if value.roughSize + key.utf8.count + domain.utf8.count > Self.longestWrite {
      detail = ["domain": "", "key": ""]
    }
    add("defaultsWrite", detail)
  }

  func tellCreation(of id: ObjectID, class type: Any.Type) {
    add(Effect.objectCreated, on: id, ["class": .string(String(describing: type))])
  }

  /// A number for a timer, which any thread may make: odd, where other objects' are even.
  func numberTimer() -> ObjectID {
    lock.lock()
    lastTimer += 2
    let id = ObjectID(ObjectID.delegate.number + lastTimer)
    lock.unlock()
    tellCreation(of: id, class: Timer.self)
    return id
  }

  /// Tells that an object is no more.
  func tellDestruction(of id: ObjectID) {
    add(Effect.objectDestroyed, on: id)
  }

  /// Whether more waits than one message should carry.
  var isFull: Bool {
    lock.lock()
    defer { lock.unlock() }
    return size > Self.flushSize
  }

  /// Takes out the first effects, as many as one message should carry.
  func take() -> [Effect] {
    lock.lock()
    defer { lock.unlock() }
    var total = 0
    let count =
      waiting.firstIndex { element in
        defer { total += element.size }
        return total > Self.flushSize
      } ?? waiting.count
    defer {
      waiting.removeFirst(count)
      size = waiting.reduce(0) { $0 + $1.size }
    }
    return waiting.prefix(count).map(\.effect)
  }
}

extension LinkValue {
  /// Roughly how many bytes the value takes in a frame.
  fileprivate var roughSize: Int {
    switch self {
    case .string(let text): 16 + text.utf8.count
    case .data(let bytes): 16 + bytes.count
    case .list(let values): values.reduce(16) { $0 + $1.roughSize }
    case .record(let record): record.reduce(16) { $0 + $1.key.utf8.count + $1.value.roughSize }
    default: 16
    }
  }
}
