import AppLink
import SeededRandom

/// Messages of every kind, with values of every kind.
extension SeededGenerator {
  mutating func message() -> LinkMessage {
    switch Int.random(in: 0..<5, using: &self) {
    case 0:
      .call(
        Call(
          id: number(), name: text(), receiver: object(), arguments: record(depth: 0),
          now: double(), state: text()))
    case 1: .answer(Answer(id: number(), value: record(depth: 0), now: double(), state: text()))
    case 2:
      .returned(
        Returned(
          id: number(), value: record(depth: 0), effects: effects(),
          next: Bool.random(using: &self) ? queuedWork() : nil))
    case 3:
      .ask(
        Ask(
          id: number(), name: text(), receiver: object(), arguments: record(depth: 0),
          effects: effects()))
    default: .effects(effects())
    }
  }

  /// Thins out with its depth, and goes to the deepest that is allowed now and then.
  mutating func value(depth: Int) -> LinkValue {
    if depth == 1, Int.random(in: 0..<50, using: &self) == 0 {
      return (depth..<LinkDecoder.maximumDepth).reduce(.null) { value, _ in .list([value]) }
    }
    // The deepest value that is allowed is one that holds no other.
    let kinds = depth < 16 ? 9 : 7
    switch Int.random(in: 0..<kinds, using: &self) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &self))
    case 2: return .int(Int64(bitPattern: next()))
    case 3: return .double(double())
    case 4: return .string(text())
    case 5: return .data((0..<count()).map { _ in UInt8.random(in: 0...255, using: &self) })
    case 6: return .date(double())
    case 7: return .list((0..<count()).map { _ in value(depth: depth + 1) })
    default: return .record(record(depth: depth))
    }
  }

  private mutating func record(depth: Int) -> LinkRecord {
    var record: LinkRecord = [:]
    for _ in 0..<count() { record[text()] = value(depth: depth + 1) }
    return record
  }

  private mutating func effects() -> [Effect] {
    (0..<count()).map { _ in Effect(text(), on: object(), detail: record(depth: 0)) }
  }

  private mutating func queuedWork() -> QueuedWork {
    let kind = QueuedWork.Kind.allCases.randomElement(using: &self)
    return QueuedWork(kind: kind ?? .timer, object: object(), due: double())
  }

  private mutating func count() -> Int { Int.random(in: 0...3, using: &self) }

  private mutating func number() -> UInt32 {
    [0, 1, .max, UInt32(truncatingIfNeeded: next())].randomElement(using: &self) ?? 0
  }

  private mutating func object() -> ObjectID { ObjectID(number()) }

  private mutating func double() -> Double {
    let values = [0, -0.0, 1_757_929_260.25, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    return values.randomElement(using: &self) ?? 0
  }

  private mutating func text() -> String {
    let texts = [
      "", "a", "viewDidLoad()", "Größe", "e\u{301}", "👩‍👩‍👧‍👦", "\u{0}", "line\nline", "\u{202E}abc",
      String(repeating: "x", count: 300), "\(next())",
    ]
    return texts.randomElement(using: &self) ?? ""
  }
}
