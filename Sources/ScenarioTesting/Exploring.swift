import DeviceSimulator
import LifecycleContracts
import LifecycleTrace

extension ScenarioCase {
  /// Judges a contract on stories that nobody has written.
  ///
  /// ```swift
  /// func testNothingIsLostWhateverHappens() throws {
  ///   try explore(upTo: 4, satisfying: contract, budget: .stories(300))
  /// }
  /// ```
  ///
  /// Stands in the place of `launch()`, once or several times in a scenario. Each story is played on
  /// a device of its own with nothing on it. All rows of stimuli up to a length come first, as
  /// beginnings of stories that go on at random; then all is random, with a leaning towards states that
  /// few stories reach. Which stories come is decided by the seed and by what the app shows, and by
  /// nothing else. What is left out of them stands at `StimulusMenu`.
  ///
  /// Each rule has one verdict: violated where a story breaks it for certain (what is only still due at
  /// a story's end does not), satisfied where a story puts it to the test and none breaks it,
  /// otherwise not exercised. The finding is that of a story from which no stimulus can be left out.
  ///
  /// Where the app ends by its own doing the other stories go on. The scenario's outcome is that end,
  /// with a shortest story to it.
  ///
  /// - Parameters:
  ///   - length: all rows of stimuli up to this length are played, as far as the budget goes.
  ///   - budget: how much is played; shrinking comes on top.
  ///   - longest: how many stimuli a story has.
  ///   - stimuli: what stories choose among, as stories spell it; `launch` always is. A word such as
  ///     `tap` or `wait` stands for all of its kind. All that is possible where none is named.
  ///   - others: what stories choose among besides, such as `url:lab://score/7`, which needs a text.
  ///   - change: what the devices read otherwise in the app's `Info.plist`.
  /// - Throws: a `SuiteFault` for what cannot be meant.
  public func explore(
    upTo length: Int, satisfying contract: Contract, budget: ExploringBudget = .stories(200),
    seed: UInt64 = 1, longest: Int = 12, stimuli: [String] = [], adding others: [String] = [],
    on system: SystemVersion = .iOS17, changing change: (inout AppManifest) -> Void = { _ in },
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try refuse(
      device == nil
        ? ExploringMisuse(upTo: length, longest: longest, budget: budget) : .afterLaunch, contract)
    let menu = try menu(of: stimuli, adding: others)
    let app = try app(forSuiteIn: file)
    var manifest = app.manifest
    change(&manifest)
    var exploration = Exploration(
      of: contract, with: StoryPlayer(app, on: system, manifest: manifest), upTo: length,
      longest: longest, budget: budget, seed: seed, menu: menu)
    let explored: Explored
    do {
      explored = try exploration.run()
    } catch {
      throw machineFault(error)
    }
    note(explored)
    SuiteRun.shared.tell(contract.rules)
    // `lab play` reads the app's own Info.plist.
    let canReplay = manifest == app.manifest
    let results = explored.results(of: contract, scenario: scenario) {
      canReplay ? ReplayCommand(story: $0.story, system: system).line : nil
    }
    for result in results { report(result, file: file, line: line) }
  }

  private func refuse(_ misuse: ExploringMisuse?, _ contract: Contract) throws {
    if let misuse { throw suiteFault(misuse.sentence) }
    do {
      try contract.validate()
    } catch {
      throw suiteFault("\(error)")
    }
  }

  private func menu(of stimuli: [String], adding others: [String]) throws -> StimulusMenu {
    do {
      return try StimulusMenu(of: stimuli, adding: others)
    } catch {
      throw suiteFault("\(error)")
    }
  }
}
