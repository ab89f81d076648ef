import AppLink
import AppRuntime
import Foundation

/// What student code did and the device has not heard yet; fed from any thread.
///
/// On the main thread an effect is sent as soon as it happens, without waiting for an answer: what
/// was done before a trap has to be known as well.
final class EffectLog: @unchecked Sendable {
  static let shared = EffectLog()

  /// The longest text that one effect carries, in bytes; the rest is only counted.
  private static let longestText = 16 * 1024

  /// The longest write of settings that is sent, in bytes; more than a device keeps.
  private static let longestWrite = 640 * 1024

  private let lock = NSLock()
  private var effects: [Effect] = []
  /// What was printed since the last newline.
  private var unfinishedLine = ""
  private var lastTimer: UInt32 = 0

  func add(_ name: String, on object: ObjectID = .application, _ detail: LinkRecord = [:]) {
    lock.lock()
    effects.append(Effect(name, on: object, detail: detail))
    lock.unlock()
    flush()
  }

  /// Adds an effect that carries text, cut to what a frame can hold.
  func addText(_ name: String, _ text: String) {
    lock.lock()
    effects.append(Self.effect(name, text))
    lock.unlock()
    flush()
  }

  /// Adds what was printed; a line counts once its newline has come, or when it is too long.
  func addPrinted(_ text: String, terminator: String) {
    lock.lock()
    if unfinishedLine.utf8.count + text.utf8.count > Self.longestText {
      effects.append(Self.effect("print", unfinishedLine.isEmpty ? text : unfinishedLine + text))
      unfinishedLine = ""
    } else {
      unfinishedLine += text + terminator
      // By scalar: to Swift, "\r\n" is one character that does not end in a newline.
      if unfinishedLine.utf8.last == UInt8(ascii: "\n") {
        unfinishedLine.unicodeScalars.removeLast()
        closeLine()
      }
    }
    lock.unlock()
    flush()
  }

  private func flush() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { AppProcess.shared.flushEffects() }
  }

  /// Call with the lock held.
  private func closeLine() {
    effects.append(Self.effect("print", unfinishedLine))
    unfinishedLine = ""
  }

  private static func effect(_ name: String, _ text: String) -> Effect {
    let bytes = text.utf8.count
    guard bytes > longestText else {
      return Effect(name, on: .application, detail: ["text": .string(text)])
    }
    let cut = String(decoding: text.utf8.prefix(longestText), as: UTF8.self)
    return Effect(
      name, on: .application, detail: ["text": .string(cut), "bytes": .int(Int64(bytes))])
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

  /// Tells that an object is no more.
  func tellDestruction(of id: ObjectID) {
    add(Effect.objectDestroyed, on: id)
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

  /// The effects so far, and at the end of a call a line that was never finished, too.
  func take(closingLine: Bool = false) -> [Effect] {
    lock.lock()
    defer { lock.unlock() }
    if closingLine, !unfinishedLine.isEmpty { closeLine() }
    defer { effects = [] }
    return effects
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
