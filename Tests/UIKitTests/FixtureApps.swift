import AppFixtures
import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// The apps of this folder, each built once for the process.
enum Apps {
  static let foundation = Result { try FixtureApp(at: folder("Foundation")) }
  static let interface = Result { try FixtureApp(at: folder("Interface")) }
  static let modern = Result { try FixtureApp(at: folder("Modern"), languageMode: 6) }

  /// The files of Xcode's template as they are.
  static let template = Result { try withStoryboard(FixtureApp(at: folder("SceneTemplate"))) }
  static let modernTemplate = Result {
    try withStoryboard(FixtureApp(at: folder("SceneTemplate"), languageMode: 6))
  }
  static let scenes = Result { try FixtureApp(at: folder("Scenes")) }
  static let callbacks = Result { try FixtureApp(at: folder("Callbacks")) }
  static let lists = Result { try FixtureApp(at: folder("Lists")) }
  static let variants = Result { try FixtureApp(at: folder("Variants")) }
  static let objectiveC = Result { try FixtureApp(at: folder("ObjectiveC")) }
  static let views = Result { try FixtureApp(at: folder("Views")) }
  static let files = Result { try FixtureApp(at: folder("Files")) }
  static let restoration = Result { try FixtureApp(at: folder("Restoration")) }
  static let controllers = Result { try FixtureApp(at: folder("Controllers")) }
  static let principal = Result { try FixtureApp(at: folder("Principal")) }
  static let catalogue = Result { try FixtureApp(at: folder("Catalogue")) }

  /// The template's `Info.plist` names a storyboard.
  private static func withStoryboard(_ app: FixtureApp) throws -> FixtureApp {
    try app.addResources(StoryboardArchives.files(["Main.storyboardc.json": .ofTemplate]))
    return app
  }

  static func folder(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Apps/\(name)")
  }
}

extension FixtureApp {
  /// Plays a story with the app doing what the scenario says.
  func played(_ scenario: String, _ story: String = "launch") throws -> Trace {
    let device = device(defaults: ["scenario": scenario])
    try device.play(story)
    return device.trace
  }
}

extension Trace {
  func effects(_ name: EffectName) -> [Event] {
    events.filter { $0.kind == .effect && $0.name == name.rawValue }
  }

  /// What was printed, through the link and past it.
  var printed: [String] {
    events.filter { $0.kind == .effect && ["print", "output"].contains($0.name) }
      .compactMap { $0.detail["text"]?.string }
  }

  /// What was printed after the app delegate was made.
  var printedLater: [String] { Array(printed.dropFirst()) }

  /// When each line was printed, in seconds.
  func times(of text: String) -> [Double] {
    effects(.print).filter { $0.detail["text"]?.string == text }.map(\.t)
  }
}
