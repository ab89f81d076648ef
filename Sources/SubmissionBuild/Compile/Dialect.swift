import XcodeProject

/// Which Swift a submission is written in.
struct Dialect: Hashable, Sendable {
  /// 5 or 6.
  var languageMode: Int
  /// Whether what says nothing else is on the main actor, as in projects of Xcode 26.
  var isOnMainActor = false
  /// Features of a later language mode that the project has turned on.
  var features: [String] = []
  /// Names that `#if` knows.
  var conditions: [String] = []

  init(languageMode: Int) {
    self.languageMode = languageMode
  }

  /// What the settings of an Xcode project say.
  ///
  /// - Parameter languageMode: what holds where they say nothing.
  init(_ settings: BuildSettings, languageMode: Int) {
    let version = settings["SWIFT_VERSION"].flatMap { Double($0.prefix(4)) }
    self.languageMode = version.map { $0 >= 6 ? 6 : 5 } ?? languageMode
    isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features += Self.approachable(in: self.languageMode)
    }
    if settings.isOn("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY") {
      features.append("MemberImportVisibility")
    }
    conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter(Self.isName)
      .prefix(20).map(\.self)
  }

  /// What Xcode 26 calls approachable concurrency; some of it is in language mode 6 anyway.
  private static func approachable(in languageMode: Int) -> [String] {
    let always = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
    let before6 = [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
      "InferSendableFromCaptures",
    ]
    return languageMode >= 6 ? always : always + before6
  }

  private static func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first, word.utf8.count <= 100 else { return false }
    let isPlain = word.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || UnicodeScalar($0).properties.isAlphabetic && $0 < 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    return isPlain && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  /// What the compiler's frontend is told beside the plan of the language mode.
  var frontendArguments: [String] {
    (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + conditions.flatMap { ["-D", $0] }
  }
}
