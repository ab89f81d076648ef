import AppLink
import AppRuntime
import Foundation

/// What student code did and the device has not heard yet; fed from any thread.
///
/// On the thread that has the turn an effect is sent as soon as it happens, without waiting for an
/// answer: what was done before a trap has to be known as well.
final class EffectLog: @unchecked Sendable {
  static let shared = EffectLog()

  /// How many bytes of effects one message carries, when more have piled up on other threads.
  private static let messageSize = 64 * 1024
  /// The longest write of settings that is sent, in bytes; more than a device keeps.
  private static let longestWrite = 640 * 1024

  private let lock = NSLock()
  private var waiting: [Effect] = []
  /// What was printed since the last newline.
  private var unfinishedLine = ""
  private var lastTimer: UInt32 = 0
  private var leavesOutUpdates = false

  func add(_ name: String, on object: ObjectID = .application, _ detail: LinkRecord = [:]) {
    tellFiles()
    lock.withLock {
      if leavesOutUpdates, name == "userInterfaceUpdate" { return }
      waiting.append(Effect(name, on: object, detail: detail))
    }
    flush()
  }

  /// Adds what happened to a file.
  func addFile(_ name: String, _ detail: LinkRecord) {
    lock.withLock { waiting.append(Effect(name, on: .application, detail: detail)) }
    flush()
  }

  /// A file that was closed is told of before whatever comes next.
  private func tellFiles() {
    if app_turn_is_here() { app_files_tell() }
  }

  /// Leaves out the updates of UIKit's own views, which are no doing of the student's.
  func withoutUpdates(_ body: () -> Void) {
    let outer = lock.withLock {
      defer { leavesOutUpdates = true }
      return leavesOutUpdates
    }
    body()
    lock.withLock { leavesOutUpdates = outer }
  }

  /// Adds an effect that carries text, cut to what a frame can hold.
  func addText(_ name: String, _ text: String) {
    tellFiles()
    lock.withLock { waiting.append(Self.effect(name, text)) }
    flush()
  }

  /// Adds what was printed; a line counts once its newline has come, or when it is too long.
  func addPrinted(_ text: String, terminator: String) {
    tellFiles()
    lock.withLock {
      if unfinishedLine.utf8.count + text.utf8.count > String.longestForLink {
        waiting.append(
          Self.effect("print", unfinishedLine.isEmpty ? text : unfinishedLine + text))
        unfinishedLine = ""
        return
      }
      unfinishedLine += text + terminator
      // By scalar: to Swift, "\r\n" is one character that does not end in a newline.
      guard unfinishedLine.utf8.last == UInt8(ascii: "\n") else { return }
      unfinishedLine.unicodeScalars.removeLast()
      waiting.append(Self.effect("print", unfinishedLine))
      unfinishedLine = ""
    }
    flush()
  }

  /// Ends a line that has no newline, as at the end of a call.
  func closeLine() {
    lock.withLock {
      guard !unfinishedLine.isEmpty else { return }
      waiting.append(Self.effect("print", unfinishedLine))
      unfinishedLine = ""
    }
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

  /// Named by `_typeName`: `String(describing:)` first looks for conformances of the type, which
  /// takes some milliseconds in a new process.
  func tellCreation(of id: ObjectID, class type: Any.Type) {
    var detail: LinkRecord = ["class": .string(_typeName(type, qualified: false))]
    if let type = type as? AnyClass, Overrides.isUIKit(type) { detail["isUIKit"] = true }
    add(Effect.objectCreated, on: id, detail)
  }

  /// Tells that an object is no more.
  func tellDestruction(of id: ObjectID) {
    add(Effect.objectDestroyed, on: id)
  }

  /// A number for a timer, which any thread may make: odd, where other objects' are even.
  func numberTimer() -> ObjectID {
    let id = lock.withLock {
      lastTimer += 2
      return ObjectID(ObjectID.delegate.number + lastTimer)
    }
    tellCreation(of: id, class: Timer.self)
    return id
  }

  /// Takes out the first effects, as many as one message should carry.
  func take() -> [Effect] {
    lock.withLock {
      var total = 0
      let count =
        waiting.firstIndex { effect in
          defer { total += LinkValue.record(effect.detail).roughSize }
          return total > Self.messageSize
        } ?? waiting.count
      defer { waiting.removeFirst(count) }
      return Array(waiting.prefix(count))
    }
  }

  private func flush() {
    AppProcess.withTurn { AppProcess.shared.flushEffects() }
  }

  private static func effect(_ name: String, _ text: String) -> Effect {
    var detail: LinkRecord = ["text": .string(text.cappedForLink)]
    if text.isCappedForLink { detail["bytes"] = .int(Int64(text.utf8.count)) }
    return Effect(name, on: .application, detail: detail)
  }
}

extension String {
  /// The longest text that one effect carries, in bytes; the rest is only counted.
  static let longestForLink = 16 * 1024

  var isCappedForLink: Bool { utf8.count > Self.longestForLink }

  /// As much of the text as one effect may carry.
  var cappedForLink: String {
    isCappedForLink ? String(decoding: utf8.prefix(Self.longestForLink), as: UTF8.self) : self
  }
}

extension LinkValue {
  /// Roughly how many bytes the value takes in a frame.
  var roughSize: Int {
    switch self {
    case .string(let text): 16 + text.utf8.count
    case .data(let bytes): 16 + bytes.count
    case .list(let values): values.reduce(16) { $0 + $1.roughSize }
    case .record(let record): record.reduce(16) { $0 + $1.key.utf8.count + $1.value.roughSize }
    default: 16
    }
  }
}
