import AppFixtures
import AppHosting
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Apps that fill their container.
final class ContainerTests: XCTestCase {
  private let active = "applicationDidBecomeActive(_:)"

  /// Plays an app with a look at its container afterwards.
  private func play(
    _ name: String, _ isolation: Isolation
  ) throws -> (outcome: AppOutcome?, printed: [String], container: AppContainer) {
    let app = try endings.get()
    let launcher = app.launcher(isolation: isolation)
    let device = app.device(launcher, defaults: ["ending": name])
    let outcome = try device.outcome(of: "launch")
    let printed = device.trace.events.filter { $0.name == "print" }
      .compactMap { $0.detail["text"]?.string }
    return (outcome, printed.filter { !["before", "after"].contains($0) }, launcher.container)
  }

  func testTheLastFileThatFitsIsMadeAndTheNextIsNot() throws {
    for isolation in FixtureApp.isolations {
      let (outcome, printed, _) = try play("files up to the limit", isolation)

      XCTAssertNil(outcome, isolation.name)
      // Six folders are there from the start.
      XCTAssertEqual(printed, ["494 true -1 -1", "0 -1"], isolation.name)
    }
  }

  func testTheLastByteThatFitsIsWrittenAndTheNextIsNot() throws {
    for isolation in FixtureApp.isolations {
      let (outcome, printed, container) = try play("bytes up to the limit", isolation)

      XCTAssertNil(outcome, isolation.name)
      XCTAssertEqual(printed, ["16 true -1 -1", "true", "0 0", "room"], isolation.name)
      XCTAssertEqual(container.contents(of: "Documents/more")?.count, 1 << 20)
    }
  }

  func testFoldersAreAsDeepAsTheyMayBe() throws {
    for isolation in FixtureApp.isolations {
      let (outcome, printed, _) = try play("folders up to the limit", isolation)

      XCTAssertNil(outcome, isolation.name)
      XCTAssertEqual(printed, ["19 true"], isolation.name)
    }
  }

  func testWhatGoesPastTheRuntimeEndsTheApp() throws {
    let table = [
      ("bytes past the limit", "keeps more than 16 MiB in files"),
      ("files past the limit", "keeps more than 500 files and folders"),
      ("files without end", "keeps more than 500 files and folders"),
      ("folders past the limit", "keeps folders more than 20 deep"),
      ("an unreadable folder", "keeps more than 500 files and folders"),
    ]
    for isolation in FixtureApp.isolations {
      for (name, message) in table {
        let (outcome, _, container) = try play(name, isolation)

        XCTAssertEqual(
          outcome, AppOutcome(.tooMuchOutput, callback: active, message: message),
          "\(name), \(isolation.name)")
        let folder = try container.folder()
        container.remove()
        // Nothing of it serves another device.
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder), name)
      }
    }
  }

  func testAWriteThatIsToldAndNotDoneBreaksTheProtocol() throws {
    for isolation in FixtureApp.isolations {
      for name in ["forged write", "forged length"] {
        XCTAssertEqual(
          try play(name, isolation).outcome,
          AppOutcome(
            .brokeProtocol, callback: active, message: "a write of a file that is not there"),
          "\(name), \(isolation.name)")
      }
      XCTAssertNil(try play("file in a folder that moves", isolation).outcome, isolation.name)
    }
  }

  func testLinksOutOfTheContainerAreNotFollowed() throws {
    for isolation in FixtureApp.isolations {
      let (outcome, printed, container) = try play("links out", isolation)

      XCTAssertNil(outcome, isolation.name)
      XCTAssertEqual(printed, ["[\"notes.json\", \"pipe\", \"root\"]"])
      for path in [
        "Documents/notes.json", "Documents/root/etc/passwd", "Documents/pipe", "Documents", "",
        "Documents/../Documents/notes.json", "/etc/passwd",
      ] {
        XCTAssertNil(container.contents(of: path), path)
      }
      container.remove()
      XCTAssertTrue(FileManager.default.fileExists(atPath: "/etc/passwd"))
    }
  }
}
