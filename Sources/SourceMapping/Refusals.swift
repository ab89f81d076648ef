/// What no pass can map, each with one sentence that says what to do instead.
enum Refusals {
  /// A refusal and the token it stands at.
  typealias Problem = (message: String, token: Int)

  private static let limit = 50

  /// The first of a file. `observes` says whether the submission has a method `observe` of its own.
  static func problems(in code: Code, observes: Bool) -> [Problem] {
    var problems = Array(imports(in: code).prefix(limit))
    for index in 0..<code.count
    where code.tokens[index].kind == .identifier && problems.count < limit {
      if let message = message(at: index, in: code, observes: observes) {
        problems.append((message, index))
      }
    }
    return problems
  }

  // MARK: Modules

  /// Modules that the toolchain has, and imports of which stay.
  private static let available: Set = [
    "Swift", "Glibc", "Dispatch", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
    "FoundationInternationalization", "Synchronization", "RegexBuilder", "Observation",
    "Distributed", "_Concurrency", "_StringProcessing", "Cxx", "CxxStdlib", "Builtin",
  ]

  private static let modules: [String: String] = [
    "SwiftUI": "The grader has no SwiftUI: its labs are about UIKit. Build the screen with a view "
      + "controller and views.",
    "Combine": "The grader has no Combine: observe with `NotificationCenter`, a closure or "
      + "`async`/`await`.",
    "CoreData":
      "The grader has no Core Data: keep what has to last in `UserDefaults` or as JSON in "
      + "a file.",
    "SwiftData": "The grader has no SwiftData: keep what has to last in `UserDefaults` or as JSON "
      + "in a file.",
    "MapKit": "The grader has no MapKit: show the place in a label; `CoreLocation` is available.",
    "WebKit": "The grader has no WebKit: show the text in a `UITextView`.",
    "XCTest": "Leave tests out of the submission: the grader brings its own.",
    "Testing": "Leave tests out of the submission: the grader brings its own.",
    "AppKit": "The grader has no AppKit: labs are for iPhone and iPad. Use `UIKit`.",
    "Cocoa": "The grader has no Cocoa: labs are for iPhone and iPad. Use `UIKit`.",
    "WatchKit": "The grader has no WatchKit: labs are for iPhone and iPad. Use `UIKit`.",
    "SpriteKit": "The grader has no SpriteKit: draw with views.",
    "SceneKit": "The grader has no SceneKit: draw with views.",
    "RealityKit": "The grader has no RealityKit: draw with views.",
    "ARKit": "The grader has no ARKit: draw with views.",
    "GameplayKit": "The grader has no GameplayKit: random numbers come from `Int.random(in:)`.",
    "AVKit": "The grader has no AVKit: `AVAudioPlayer` of `AVFoundation` is available.",
    "StoreKit": "The grader has no StoreKit: there is nothing to buy on its device.",
    "CloudKit": "The grader has no CloudKit: keep what has to last in `UserDefaults` or a file.",
    "Network": "The grader has no network: `Network` is not available.",
    "CoreMotion": "The grader's device has no motion sensors: `CoreMotion` is not available.",
    "WidgetKit": "The grader has no WidgetKit: leave widgets out of the submission.",
    "CryptoKit": "The grader has no CryptoKit: use `hashValue` or your own function.",
    "Photos": "The grader's device has no photos: load an image that the app brings.",
    "PhotosUI": "The grader's device has no photos: load an image that the app brings.",
    "Contacts": "The grader's device has no contacts: use data that the app brings.",
    "EventKit": "The grader's device has no calendar: use data that the app brings.",
    "HealthKit": "The grader's device has no health data: use data that the app brings.",
    "Alamofire": "The grader takes no packages, and has no network: leave Alamofire out.",
    "SnapKit": "The grader takes no packages: set constraints with `NSLayoutConstraint` and "
      + "anchors instead of SnapKit.",
    "RxSwift": "The grader takes no packages: observe with closures instead of RxSwift.",
    "RxCocoa": "The grader takes no packages: observe with closures instead of RxCocoa.",
    "Kingfisher": "The grader takes no packages, and has no network: load images that the app "
      + "brings instead of Kingfisher.",
    "RealmSwift": "The grader takes no packages: keep what has to last in `UserDefaults` or as "
      + "JSON in a file instead of Realm.",
    "Firebase": "The grader takes no packages, and has no network: leave Firebase out.",
  ]

  private static func imports(in code: Code) -> [Problem] {
    let conditional = conditionalTokens(of: code)
    return ImportMapping.all(in: code).compactMap { found in
      let name = code.word(found.module)
      guard !ImportMapping.isMapped(name), !available.contains(name),
        !conditional.contains(found.keyword)
      else { return nil }
      let message =
        modules[name]
        ?? "The grader has no module `\(ShownText.path.shown(name))`: a submission has UIKit, "
        + "Foundation and its own files."
      return (message, found.module)
    }
  }

  /// The tokens between `#if` and `#endif`: there the compiler takes its choice.
  private static func conditionalTokens(of code: Code) -> IndexSetOfTokens {
    var tokens = IndexSetOfTokens()
    var start: [Int] = []
    for index in 0..<code.count where code.word(index) == "#" && code.isAdjacent(index + 1) {
      switch code.word(index + 1) {
      case "if": start.append(index)
      case "endif":
        if let first = start.popLast(), start.isEmpty { tokens.ranges.append(first..<index) }
      default: break
      }
    }
    return tokens
  }

  private struct IndexSetOfTokens {
    var ranges: [Range<Int>] = []
    func contains(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }
  }

  // MARK: Objective-C's runtime

  private static let observing =
    "is not available to the grader: observe with a closure, as in the property's `didSet`."

  private static let functions: [String: String] = [
    "NSPredicate(format:": "`NSPredicate(format:)` is not available to the grader: filter with a "
      + "closure, as in `array.filter { $0.age > 18 }`.",
    "CADisplayLink(": "`CADisplayLink` is not available to the grader: use a `Timer`.",
    "performSelector(": "`performSelector` is not available to the grader: call the method, in "
      + "`DispatchQueue.main.async` or `DispatchQueue.global().async` where it is to run there.",
    "NSInvocation(": runtime("NSInvocation"),
    "class_getInstanceMethod(": runtime("class_getInstanceMethod"),
    "class_getClassMethod(": runtime("class_getClassMethod"),
    "class_addMethod(": runtime("class_addMethod"),
    "class_replaceMethod(": runtime("class_replaceMethod"),
    "class_copyMethodList(": runtime("class_copyMethodList"),
    "class_copyPropertyList(": runtime("class_copyPropertyList"),
    "class_copyIvarList(": runtime("class_copyIvarList"),
    "method_exchangeImplementations(": runtime("method_exchangeImplementations"),
    "method_getImplementation(": runtime("method_getImplementation"),
    "method_setImplementation(": runtime("method_setImplementation"),
    "object_getClass(": runtime("object_getClass"),
    "object_setClass(": runtime("object_setClass"),
    "objc_getAssociatedObject(": "`objc_getAssociatedObject` is not available to the grader: keep "
      + "the value in a property of a subclass.",
    "objc_setAssociatedObject(": "`objc_setAssociatedObject` is not available to the grader: keep "
      + "the value in a property of a subclass.",
    "objc_getClass(": runtime("objc_getClass"),
  ]

  private static func runtime(_ function: String) -> String {
    "`\(function)` belongs to Objective-C's runtime, which the grader does not have: override the "
      + "method, or use a closure."
  }

  private static func message(at index: Int, in code: Code, observes: Bool) -> String? {
    let word = code.word(index)
    let before = code.word(index - 1)
    switch word {
    case "optional":
      guard ["func", "var"].contains(code.word(index + 1)) else { return nil }
      return "`@objc optional` is not available to the grader: leave `optional` out, and implement "
        + "the requirement in an extension of the protocol."
    case "NSManaged" where before == "@": return modules["CoreData"]
    case "addObserver" where hasLabel("forKeyPath", after: index, in: code):
      return "Key-value observing with `addObserver(_:forKeyPath:)` " + observing
    case "observeValue" where before == "func" && hasLabel("forKeyPath", after: index, in: code):
      return "Key-value observing with `observeValue(forKeyPath:)` " + observing
    case "observe"
    where !observes && before == "." && code.word(index + 1) == "("
      && code.word(index + 2) == "\\":
      return "`dynamic var` with key-value observing " + observing
    default: break
    }
    guard code.word(index + 1) == "(", before != "func" else { return nil }
    if word == "perform", code.word(index + 2) == "#" || code.word(index + 2) == "Selector",
      ["on", "onMainThread"].contains(where: { hasLabel($0, after: index, in: code) })
    {
      return functions["performSelector("]
    }
    return functions["\(word)("] ?? functions["\(word)(\(code.word(index + 2)):"]
  }

  /// Whether a label stands in the parentheses after a name.
  private static func hasLabel(_ label: String, after index: Int, in code: Code) -> Bool {
    guard code.word(index + 1) == "(", let end = code.closing(index + 1) else { return false }
    return (index + 2..<min(end, index + 500)).contains { code.word($0) == label }
  }
}
