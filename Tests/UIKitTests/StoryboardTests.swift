import AppFixtures
import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Apps whose controllers and views come out of storyboards.
final class StoryboardTests: XCTestCase {
  private static let app = Result { () throws -> FixtureApp in
    let app = try FixtureApp(at: Apps.folder("Storyboards"))
    try app.addResources(StoryboardArchives.files(StoryboardArchives.all))
    return app
  }

  private func play(_ story: String) throws -> Trace {
    let device = try Self.app.get().device()
    try device.play(story)
    return device.trace
  }

  private func outcome(_ story: String) throws -> (AppOutcome?, Trace) {
    let device = try Self.app.get().device()
    return (try device.outcome(of: story), device.trace)
  }

  func testTheMainStoryboardIsThereBeforeTheLaunchAndShowsAfterIt() throws {
    let trace = try play("launch")

    XCTAssertEqual(
      trace.printed,
      [
        "first init, title First", "greeting hello, view loaded: false",
        "first awake, in a navigation controller", "will: 1 loaded: false", "did: visible false",
        "prepare embed to ChildViewController, loaded: false",
        "child loaded in FirstViewController",
        "first loaded: drawn, 2 buttons, 2 segments, width 120, child true",
        "corner 4, tag 7, identifier label",
      ])
    XCTAssertEqual(
      trace.callbacks(of: "FirstViewController").prefix(5),
      [
        "init(coder:)", "awakeFromNib()", "loadView()", "prepare(for:sender:)", "viewDidLoad()",
      ])
  }

  func testActionsReachTheController() throws {
    let device = try Self.app.get().device()

    try device.play("launch tap:One")

    XCTAssertEqual(device.trace.lastText, "tapped One")
  }

  func testASegueAsksPreparesAndShows() throws {
    let trace = try play("launch tap:Go")

    XCTAssertEqual(
      trace.printed.suffix(2),
      [
        "should goSecond by UIButton", "prepare goSecond to SecondViewController, loaded: false",
      ])
    XCTAssertEqual(trace.lastText, "from first")
  }

  func testARefusedSegueMakesNothing() throws {
    let trace = try play("launch tap:Refuse tap:Go")

    XCTAssertEqual(trace.printed.last, "should goSecond by UIButton")
    XCTAssertTrue(trace.callbacks(of: "SecondViewController").isEmpty)
  }

  func testCodeIsNotAskedForItsSegue() throws {
    let trace = try play("launch url:lab://segue/goSecond")

    XCTAssertEqual(
      trace.printed.last, "prepare goSecond to SecondViewController, loaded: false")
  }

  func testAnUnwindSeguePreparesCallsItsActionAndGoesBack() throws {
    for way in ["Go", "Up"] {
      let trace = try play(#"launch tap:\#(way) tap:"Back to first""#)

      XCTAssertEqual(
        trace.printed.suffix(2),
        [
          "second prepares back to FirstViewController",
          "back from SecondViewController, presented: \(way == "Up")",
        ], way)
      XCTAssertEqual(trace.callbacks(of: "SecondViewController").last, "viewDidDisappear(_:)", way)
    }
  }

  func testASegueActionAndACreatorMakeTheController() throws {
    XCTAssertEqual(try play("launch tap:Make").printed.last, "item cake")
    XCTAssertEqual(try play("launch url:lab://creator").printed.last, "item tea")
  }

  func testASegueOfTheStudentsOwnPerformsItself() throws {
    let trace = try play("launch tap:Fade")

    XCTAssertEqual(trace.printed.suffix(2), ["fade fade", "item nothing"])
  }

  func testPrototypesMakeCellsWhoseSegueComesBeforeTheSelectionIsTold() throws {
    let trace = try play("launch url:lab://scene/rows tap:\"row 1\"")

    XCTAssertEqual(
      trace.printed.suffix(5),
      [
        "cell awake drawn", "cell awake drawn", "prepare for row 1, selected 1", "item nothing",
        "selected 1",
      ])
  }

  func testAStaticTableShowsWhatWasDrawn() throws {
    let trace = try play("launch url:lab://scene/settings")

    XCTAssertEqual(trace.printed.last, "sections 1, rows 1")
  }

  func testTheXibOfTheClassesNameIsTheView() throws {
    XCTAssertEqual(try play("launch url:lab://xib").printed.last, "panel in a xib")
  }

  func testWhatIsMissingEndsTheAppInThePhonesWords() throws {
    let words = [
      "file/Broken":
        "[<BrokenViewController> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key label.",
      "file/Renamed":
        "Unknown class Foo in Interface Builder file. [<UIViewController> setValue:forUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key label.",
      "file/Wrong":
        "The outlet button of <BrokenViewController> is connected to <UILabel>, which is no UIButton",
      "file/Missing": "Could not find a storyboard named 'Missing' in bundle NSBundle (loaded)",
      "scene/missing":
        "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'missing'",
      "segue/missing":
        "Receiver (<FirstViewController>) has no segue with identifier 'missing'",
      "file/View":
        "Custom class RowCell in Interface Builder file is no subclass of UIViewController: "
        + "UIViewController is what was drawn",
    ]

    for (path, expected) in words {
      let (outcome, _) = try outcome("launch url:lab://\(path)")
      XCTAssertEqual(outcome?.kind, .crashed, path)
      XCTAssertEqual(outcome?.message?.contains(expected), true, outcome?.message ?? path)
    }
  }

  /// The entry point, which stands behind the student's last line, is the only frame of the app's.
  func testATrapWithoutALineOfTheStudentsNamesNone() throws {
    let app = try FixtureApp(at: Apps.folder("NoStoryboard"))

    let outcome = try app.device().outcome(of: "launch")

    XCTAssertEqual(outcome?.kind, .crashed)
    XCTAssertEqual(outcome?.message?.hasPrefix("Could not find a storyboard named 'Missing'"), true)
    XCTAssertNil(outcome?.file)
    XCTAssertNil(outcome?.line)
  }

  func testAMissingActionEndsTheAppWhenItIsTapped() throws {
    let (outcome, _) = try outcome("launch url:lab://file/Action tap:Nothing")

    XCTAssertEqual(
      outcome?.message?.contains("ItemViewController no:]: unrecognized selector sent to instance"),
      true, outcome?.message ?? "-")
  }

  func testRestoredStateMakesControllersFromTheirStoryboard() throws {
    let trace = try play("launch tap:Go home purge launch")

    let start = try XCTUnwrap(trace.events.lastIndex { $0.name == "launch" })
    let later = Trace(Array(trace.events[start...]))
    XCTAssertTrue(later.callbacks(of: "SecondViewController").contains("viewDidAppear(_:)"))
    XCTAssertFalse(later.callbacks(of: "FirstViewController").contains("viewDidAppear(_:)"))
  }

  func testASceneHasItsWindowBeforeItIsConnectedAndShowsItAfterwards() throws {
    let device = try Apps.template.get().device()
    try device.play("launch")

    let names = device.trace.events.filter { $0.kind == .callback }.map(\.name)
    let connected = try XCTUnwrap(names.firstIndex(of: "scene(_:willConnectTo:options:)"))
    let loaded = try XCTUnwrap(names.firstIndex(of: "viewDidLoad()"))
    XCTAssertLessThan(connected, loaded)
    XCTAssertTrue(names.contains("viewDidAppear(_:)"))
  }

  func testADelegateWithoutAWindowIsToldSoAndShowsNothing() throws {
    let app = try FixtureApp(at: Apps.folder("NoWindow"))
    try app.addResources(StoryboardArchives.files(["Main.storyboardc.json": .ofTemplate]))
    let device = app.device()
    try device.play("launch")

    XCTAssertEqual(
      device.trace.events.filter { $0.kind == .finding }.map(\.name),
      [
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file."
      ])
    XCTAssertTrue(device.trace.events.allSatisfy { $0.name != "viewDidLoad()" })
  }

  func testAStoryOverStoryboardsIsTheSameEachTime() throws {
    let story = #"launch tap:One tap:Go tap:"Back to first" tap:Up home purge launch"#

    let traces = try (0..<2).map { _ in try play(story).events.map(EventJSON.line) }

    XCTAssertEqual(traces[0], traces[1])
  }

  func testAnUnknownClassIsToldAndUIKitsTakesItsPlace() throws {
    let trace = try play("launch url:lab://file/Unknown")

    XCTAssertEqual(
      trace.events.filter { $0.kind == .finding }.map(\.name),
      ["Unknown class Foo in Interface Builder file."])
    XCTAssertEqual(trace.callbacks(of: "UIViewController").last, "viewDidAppear(_:)")
  }
}

extension Trace {
  fileprivate func callbacks(of name: String) -> [String] {
    events.filter { $0.kind == .callback && $0.on == name }.map(\.name)
  }

  /// The text that a label was given last.
  fileprivate var lastText: String? {
    effects(.userInterfaceUpdate).last { $0.detail["property"] == "text" }?.detail["value"]?.string
  }
}
