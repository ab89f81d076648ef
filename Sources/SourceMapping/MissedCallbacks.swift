/// Callbacks of a submission that iOS never makes, because the app has the other life cycle: the
/// classic are those of the app delegate in a project with scenes.
public enum MissedCallbacks {
  /// What the app delegate hears without scenes, and the scene's delegate instead of it with them
  /// (FACTS.md C).
  private static let pairs: [(app: String, scene: String)] = [
    ("applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"),
    ("applicationWillResignActive(_:)", "sceneWillResignActive(_:)"),
    ("applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"),
    ("applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"),
    ("application(_:open:options:)", "scene(_:openURLContexts:)"),
    ("application(_:continue:restorationHandler:)", "scene(_:continue:)"),
    (
      "application(_:willContinueUserActivityWithType:)",
      "scene(_:willContinueUserActivityWithType:)"
    ),
    (
      "application(_:performActionFor:completionHandler:)",
      "windowScene(_:performActionFor:completionHandler:)"
    ),
  ]
  private static let appDelegates: Set = ["UIApplicationDelegate"]
  private static let sceneDelegates: Set = ["UISceneDelegate", "UIWindowSceneDelegate"]

  /// A warning for each callback that is never made, unless the one that is made instead does
  /// something, as in apps for systems with and without scenes. Xcode's template has it empty.
  ///
  /// - Parameter usesScenes: whether the app's `Info.plist` has a scene manifest.
  public static func warnings(in files: [SourceFile], usesScenes: Bool) -> [Diagnostic] {
    let files = files.map { ScannedFile($0) }
    let app = methods(of: appDelegates, in: files)
    let scene = methods(of: sceneDelegates, in: files)
    let names = Set((usesScenes ? scene : app).filter { !$0.isEmpty }.map(\.name))
    let missed = (usesScenes ? app : scene).filter { !$0.isEmpty }
    let ofOtherLife: [Diagnostic] = missed.compactMap { method in
      guard
        let pair = pairs.first(where: { method.name == (usesScenes ? $0.app : $0.scene) }),
        case let counterpart = usesScenes ? pair.scene : pair.app, !names.contains(counterpart)
      else { return nil }
      return files[method.file].warning(
        message(method.name, insteadOf: counterpart, usesScenes: usesScenes), at: method.place)
    }
    return ofOtherLife + oldLaunches(app).map { files[$0.file].warning(oldLaunch, at: $0.place) }
  }

  private static let oldLaunch =
    "`applicationDidFinishLaunching(_:)` is never called: the app delegate has "
    + "`application(_:didFinishLaunchingWithOptions:)`, which iOS calls instead."

  /// The callback of iOS 2 beside the one that has taken its place.
  private static func oldLaunches(_ methods: [Method]) -> [Method] {
    guard methods.contains(where: { $0.name == "application(_:didFinishLaunchingWithOptions:)" })
    else { return [] }
    return methods.filter { $0.name == "applicationDidFinishLaunching(_:)" && !$0.isEmpty }
  }

  private struct Method {
    /// In full, such as `applicationDidBecomeActive(_:)`.
    var name: String
    var file: Int
    /// In bytes from the file's start.
    var place: Int
    /// Whether its body has nothing but comments.
    var isEmpty: Bool
  }

  /// The methods of the types that conform to one of the protocols, extensions included.
  private static func methods(of protocols: Set<String>, in files: [ScannedFile]) -> [Method] {
    let types = files.flatMap(\.structure.types)
    let delegates = Set(types.filter { !protocols.isDisjoint(with: $0.parents) }.map(\.path))
    return files.enumerated().flatMap { number, file in
      file.structure.types.filter { delegates.contains($0.path) }.flatMap(\.members).compactMap {
        guard case .method(let parameters) = $0.kind else { return nil }
        let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
        return Method(
          name: "\($0.name)(\(labels))", file: number,
          place: file.code.range($0.place).lowerBound,
          isEmpty: file.isEmptyMethod($0.place))
      }
    }
  }

  private static func message(
    _ name: String, insteadOf counterpart: String, usesScenes: Bool
  ) -> String {
    usesScenes
      ? "`\(name)` is never called: this app has scenes (its Info.plist has a "
        + "UIApplicationSceneManifest), so iOS calls `\(counterpart)` of the scene delegate instead."
      : "`\(name)` is never called: this app has no scenes (its Info.plist has no "
        + "UIApplicationSceneManifest), so iOS calls `\(counterpart)` of the app delegate instead."
  }
}

private struct ScannedFile {
  var file: SourceFile
  var code: Code
  var structure: SourceStructure

  init(_ file: SourceFile) {
    self.file = file
    code = Code(file.text, tokens: SwiftLexer.tokens(of: file.text))
    structure = SourceStructure(of: code)
  }

  /// Whether the method whose name is a token has an empty body.
  func isEmptyMethod(_ name: Int) -> Bool {
    guard let parenthesis = code.closing(name + 1) else { return false }
    var brace = parenthesis + 1
    while brace < code.count, code.word(brace) != "{" { brace += 1 }
    return code.closing(brace) == brace + 1
  }

  func warning(_ message: String, at offset: Int) -> Diagnostic {
    file.diagnostic(.warning, message, at: offset)
  }
}
