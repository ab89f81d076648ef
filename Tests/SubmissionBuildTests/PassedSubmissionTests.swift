import SourceMapping
import SubmissionBuild
import XCTest

/// What the source pass writes, compiled for real.
final class PassedSubmissionTests: XCTestCase {
  private let controller = """
    import UIKit
    class Box<T>: UIViewController {
      @objc func boxed() {}
      func go() { g(#selector(boxed)) }
      func g(_ s: Selector) {}
    }
    class ViewController: Box<Int> {
      @IBOutlet private weak var label: UILabel!
      @IBOutlet weak var source: (any UITableViewDataSource)?
      @IBOutlet var buttons: [UIButton]! { didSet { tapped(self) } }
      @IBOutlet private(set) var views: [UIView] = []
      @IBInspectable var radius: CGFloat = 1
      lazy var bar = UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(tapped))
      let early = UIBarButtonItem(title: "", style: .plain, target: nil, action: #selector(tapped))
      static let shared = Selector("go")
      override func viewDidLoad() {
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        UIView.animate(withDuration: 1) { [weak self] in self?.g(#selector(ViewController.tapped(_:))) }
      }
      @IBAction private func tapped(_ sender: Any) {}
      @IBAction func both(_ sender: UIButton, for event: UIEvent) {}
      @IBSegueAction func detail(_ coder: NSCoder) -> UIViewController? { nil }
      @objc func tick(_ timer: Timer) -> Bool { true }
      @objc func optional(_ sender: Any?) {}
      class Inner: NSObject { @objc func tick() {}; func f() { _ = #selector(tick) } }
      private class Secret: NSObject { @objc func tick() {} }
    }
    final class Helper: NSObject {
      @objc var value = 1
      @objc func tick() {}
      @objc func heard(_ note: Notification) {}
      func f() { NotificationCenter.default.addObserver(self, selector: #selector(heard), name: nil, object: nil) }
    }
    """

  private func build(_ files: [String: String], languageMode: Int = 5) throws -> BuildOutcome {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "in/\(name)") }
    return try TestToolkit.builder(languageMode: languageMode)
      .build(folder.folder("in"), into: folder.folder("out"))
  }

  private func places(of outcome: BuildOutcome) -> [String] {
    guard case .doesNotCompile(let diagnostics) = outcome else { return ["\(outcome)"] }
    return diagnostics.filter { $0.severity == .error }.map {
      "\($0.file ?? "-"):\($0.line ?? 0):\($0.column ?? 0): \($0.message)"
    }
  }

  func testWhatIsAppendedCompilesInEachLanguageModeWithoutAWarning() throws {
    for mode in [5, 6] {
      let outcome = try build(
        ["AppDelegate.swift": plainDelegate, "V.swift": controller], languageMode: mode)
      guard case .built(let app) = outcome else {
        XCTFail("mode \(mode): \(places(of: outcome))")
        continue
      }
      XCTAssertEqual(app.warnings.map(\.message), [], "mode \(mode)")
    }
  }

  func testMessagesStandAtTheStudentsOwnPlaces() throws {
    let text = """
      import os
      class V: UIViewController {
        @IBOutlet weak var größe: UILabel!; let x: Int = "a"
        @objc func f() { g(#selector(f), #selector(nobody), y) }
        func g(_ a: Selector, _ b: Selector) { h() }
      }
      """
    XCTAssertEqual(
      places(of: try build(["AppDelegate.swift": plainDelegate, "V.swift": text])).map {
        String($0.prefix { $0 != " " })
      }.sorted(),
      ["V.swift:3:54:", "V.swift:4:46:", "V.swift:4:55:", "V.swift:5:42:"])
  }

  func testAMissingBraceIsToldAtTheEndOfTheStudentsFile() throws {
    let text = "import UIKit\nclass V: UIViewController {\n  @objc func f() {}\n"
    let messages = places(of: try build(["AppDelegate.swift": plainDelegate, "V.swift": text]))
    XCTAssertFalse(messages.isEmpty)
    for message in messages {
      XCTAssertTrue(message.hasPrefix("V.swift:3:20:") || message.hasPrefix("V.swift:2:"), message)
      XCTAssertFalse(message.contains("lifecycleLab"), message)
    }
  }

  func testNamesOfEarlierSwiftAreToldByTheirNewOnes() throws {
    let text = """
      import UIKit
      func a(_ b: [UIApplicationLaunchOptionsKey: Any]?) {}
      let c: UIControlEvents = []
      """
    let messages = places(of: try build(["AppDelegate.swift": plainDelegate, "V.swift": text]))
    XCTAssertEqual(
      messages,
      [
        "V.swift:2:14: 'UIApplicationLaunchOptionsKey' has been renamed to "
          + "'UIApplication.LaunchOptionsKey'",
        "V.swift:3:8: 'UIControlEvents' has been renamed to 'UIControl.Event'",
      ])
  }
}
