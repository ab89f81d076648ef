import AppLink

/// Blocks that student code has handed over, to be run when the device says so.
@MainActor struct CompletionTable {
  private var blocks: [Int64: (Bool) -> Void] = [:]
  private var last: Int64 = 0

  /// Keeps a block; the number by which the device runs it.
  mutating func add(_ block: @escaping (_ finished: Bool) -> Void) -> Int64 {
    last += 1
    blocks[last] = block
    return last
  }

  /// The block of a number, which is used up.
  mutating func take(_ number: Int64) -> ((Bool) -> Void)? {
    blocks.removeValue(forKey: number)
  }
}

extension AppProcess {
  /// Keeps a block, if there is one, as the argument of an ask.
  func keep(_ block: (() -> Void)?) -> LinkValue? {
    block.map { block in .int(completions.add { _ in block() }) }
  }

  func keep(finished block: ((Bool) -> Void)?) -> LinkValue? {
    block.map { .int(completions.add($0)) }
  }

  /// Runs a block of student code's, within a call that is none of its own where there is none.
  static func runOptional(_ block: (() -> Void)?) {
    guard let block else {
      shared.isImplemented = false
      return
    }
    block()
  }

  func runCompletion(_ arguments: LinkRecord) {
    guard let number = arguments["completion"]?.int, let block = completions.take(number) else {
      isImplemented = false
      return
    }
    block(arguments["finished"]?.bool ?? true)
  }
}
