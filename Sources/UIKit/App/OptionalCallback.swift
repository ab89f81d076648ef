import Foundation

/// Optional callbacks that exist in several variants: one with a completion handler, one that is
/// asynchronous, sometimes an older one. The first that student code has is called.
@MainActor enum OptionalCallback {
  /// Calls one variant; whether student code has it.
  static func isImplemented(_ call: () -> Void) -> Bool {
    AppProcess.shared.isImplemented = true
    call()
    return AppProcess.shared.isImplemented
  }

  /// Runs an asynchronous variant up to its first wait, as part of the callback; what follows are
  /// steps of a task. Whether student code has it.
  static func isImplemented<Value>(
    starting call: @escaping @MainActor () async -> Value,
    then finish: @escaping @MainActor (Value) -> Void = { _ in }
  ) -> Bool {
    let start = Start()
    return isImplemented {
      Task.immediate { @MainActor in
        let value = await call()
        // A protocol's default has returned at once, and noted that it is one.
        if start.isUnderWay, !AppProcess.shared.isImplemented { return }
        finish(value)
      }
      start.isUnderWay = false
    }
  }

  @MainActor private final class Start {
    var isUnderWay = true
  }
}
