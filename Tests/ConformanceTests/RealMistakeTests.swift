import AppFixtures
import DeviceSimulator
import Foundation
import LifecycleContracts
import LifecycleTrace
import XCTest

/// The ready-made rules find mistakes in real apps: those that the assignments have on their shelves,
/// where the reference keeps the rule in the same story.
final class RealMistakeTests: XCTestCase {
  func testTheyFindTheMistakesOfTheAssignmentsAndSpareTheReferences() throws {
    for (mistake, story, rule) in Self.table {
      let folder = Repository.root.appending(path: "Assignments/\(mistake)")
      let reference = folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Reference")

      XCTAssertEqual(try verdict(rule, folder, story), .violated, mistake)
      XCTAssertEqual(try verdict(rule, reference, story), .satisfied, mistake)
    }
  }

  private func verdict(_ rule: Rule, _ folder: URL, _ story: String) throws -> Verdict {
    let device = try FixtureApp(at: folder).device()
    defer { device.shutDown() }
    // What a mistake does may end the app.
    _ = try device.outcome(of: story)
    return Contract("-") { rule }.evaluate(device.trace, scenario: "-")[0].verdict
  }

  private static let pausing = Rule.pausesAndResumes(
    stop: .effect(.timerStop), start: .effect(.timerStart), points: 1)
  private static let table: [(mistake: String, story: String, rule: Rule)] = [
    (
      "02-interruptions/Mistakes/never-stops-its-timer", "launch wait:3s call ignore-call wait:2s",
      pausing
    ),
    (
      "02-interruptions/Mistakes/resumes-in-will-enter-foreground",
      "launch wait:3s call ignore-call wait:2s home", pausing
    ),
    (
      "02-interruptions/Mistakes/never-stops-its-timer",
      "launch wait:3s call wait:5s ignore-call home",
      .runsNoTimerBehind(points: 1)
    ),
    (
      "02-interruptions/Mistakes/leaves-a-timer-behind",
      "launch wait:3s call ignore-call wait:2s home open wait:2s", .balancesTimers(points: 1)
    ),
    (
      "03-save-and-restore/Mistakes/saves-when-it-terminates",
      "launch url:lab://add?item=figs home",
      .savesBeforeSuspension(
        by: .anyOf(.effect(.defaultsWrite()), .effect(.defaultsRemoval())), points: 1,
        after: .entry(of: .openURL))
    ),
    (
      "04-background-task/Mistakes/has-no-expiration-handler",
      "launch url:film://record/200 home wait:200s", .endsBackgroundTasks(points: 1)
    ),
    (
      "09-view-controllers/Mistakes/forgets-super", "launch tap:Swallows wait:2s back wait:2s",
      .callsSuper(points: 1)
    ),
    (
      "09-view-controllers/Mistakes/calls-view-will-appear",
      "launch tap:Swallows wait:2s tap:\"Write a note\" wait:2s type:\"Your note\"=a tap:Save wait:2s",
      .standardViewControllerOrder(points: 1)
    ),
    (
      "01-callback-log/Mistakes/quits-in-the-background", "launch home",
      .neverEndsItself(points: 1)
    ),
  ]
}
