import LifecycleContracts
import LifecycleTrace
import XCTest

@testable import ScenarioTesting

/// What cannot be asked of `explore`, in the sentences that instructors read.
final class ExploringMisuseTests: XCTestCase {
  private func sentence(_ body: (ScenarioCase) throws -> Void) -> String? {
    let scenario = ScenarioCase(name: "testIt") { _ in }
    do {
      try body(scenario)
      return nil
    } catch {
      return (error as? SuiteFault)?.description
    }
  }

  func testEachMisuseHasItsSentence() {
    XCTAssertEqual(
      sentence { try $0.explore(upTo: 0, satisfying: counterContract) },
      "explore(upTo:) plays stories of at least 1 stimulus, not 0")
    XCTAssertEqual(
      sentence { try $0.explore(upTo: 4, satisfying: counterContract, longest: 3) },
      "the longest story of an exploration has from 4, as many as upTo says, to 100 stimuli, not 3")
    XCTAssertEqual(
      sentence { try $0.explore(upTo: 4, satisfying: counterContract, longest: 101) },
      "the longest story of an exploration has from 4, as many as upTo says, to 100 stimuli, not "
        + "101")
    XCTAssertEqual(
      sentence { try $0.explore(upTo: 4, satisfying: counterContract, budget: .stories(0)) },
      "the budget of an exploration is from 1 to 300 stories, not 0; more are for other scenarios, "
        + "with other seeds")
    XCTAssertEqual(
      sentence { try $0.explore(upTo: 4, satisfying: counterContract, budget: .stories(301)) },
      "the budget of an exploration is from 1 to 300 stories, not 301; more are for other "
        + "scenarios, with other seeds")
    for seconds in [0, -1, 20.5, Double.nan] {
      XCTAssertEqual(
        sentence {
          try $0.explore(upTo: 4, satisfying: counterContract, budget: .seconds(seconds))
        },
        "the budget of an exploration is more than 0 s of processor time and at most 20.0 s, not "
          + "\(seconds)")
    }
  }

  func testUnknownStimuliAndContractsThatCannotBeMeantAreToldAsElsewhere() {
    XCTAssertTrue(
      sentence { try $0.explore(upTo: 2, satisfying: counterContract, stimuli: ["hom"]) }?
        .contains("no stimulus is called “hom”") == true)
    XCTAssertTrue(
      sentence { try $0.explore(upTo: 2, satisfying: Contract("Empty") { [Rule]() }) }?
        .contains("a contract needs at least one rule") == true)
  }

  func testLaunchAndExploreAreForScenariosOfTheirOwn() {
    XCTAssertEqual(
      sentence { scenario in
        scenario.note(Explored(stories: 1, rules: [], kept: [], end: nil))
        _ = try scenario.launch()
      },
      "launch() comes in a scenario of its own: this one has called explore(upTo:satisfying:)")
    XCTAssertEqual(
      ExploringMisuse.afterLaunch.sentence,
      "explore(upTo:satisfying:) has devices of its own: call it in a scenario without launch()")
  }
}
