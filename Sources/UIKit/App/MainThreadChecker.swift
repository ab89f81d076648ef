import AppLink
import Foundation

/// Finds interface code that does not run on the main thread, as Xcode's checker of that name.
@MainActor enum MainThreadChecker {
  /// What was found within the callback that is under way.
  private static var found: Set<String> = []

  static func check(_ type: Any.Type, _ member: String) {
    guard !Thread.isMainThread else { return }
    let name = "\(_typeName(type, qualified: false)).\(member)"
    guard found.insert(name).inserted else { return }
    EffectLog.shared.add(
      Effect.finding, ["text": .string("\(name) must be used from main thread only")])
  }

  /// Another callback begins, in which the same is found again.
  static func forget() {
    found = []
  }
}
