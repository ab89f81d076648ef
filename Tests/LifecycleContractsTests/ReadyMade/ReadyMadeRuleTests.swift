import LifecycleContracts
import LifecycleTrace
import XCTest

/// Each ready-made rule holds for right apps, finds the mistakes that it says, and is exercised when
/// it says.
final class ReadyMadeRuleTests: XCTestCase {
  private func assert(
    _ rule: Rule, _ verdict: Verdict, _ lives: [String], line: UInt = #line
  ) {
    for words in lives {
      XCTAssertEqual(ReadyMade.verdict(rule, words), verdict, words, line: line)
    }
  }

  func testCallsSuper() {
    let rule = Rule.callsSuper(points: 1)

    assert(rule, .satisfied, ["start load( ) wa( ) dd( )", "start load( ) wa( )!"])
    assert(rule, .notExercised, ["start active( )", "start load( )!"])
    assert(rule, .violated, ["start load( )-", "start load( ) wa( ) da( ) wd( )-"])
    assert(.callsSuper(points: 1, in: [.viewDidLoad]), .satisfied, ["start load( ) wa( )-"])
  }

  func testSavesBeforeSuspension() {
    let rule = Rule.savesBeforeSuspension(key: "score", points: 1)
    let leaves = "resign( ) =inactive =background"

    assert(
      rule, .satisfied,
      [
        "\(Life.launch) resign( write:score ) =inactive =background bg( ) =suspended",
        "\(Life.launch) \(leaves) bg( write:score ) =suspended",
        "\(Life.launch) \(leaves) bg( erase:score ) =suspended",
        "\(Life.launch) \(leaves) bg( task:1 ) write:score endtask:1 =suspended",
        "\(Life.sceneLaunch) sresign( ) =inactive sbg( write:score ) =background =suspended",
        "\(Life.launch) resign( ) =inactive =active active( ) resign( write:score ) =suspended",
      ])
    assert(
      rule, .notExercised,
      [
        Life.launch, "\(Life.launch) write:score", "\(Life.launch) resign( ) active( )",
        // A kill in front: what is called then is disputed.
        "\(Life.launch) resign( ) terminate( ) end",
      ])
    assert(
      rule, .violated,
      [
        "\(Life.launch) \(Life.home)", "\(Life.launch) write:score \(Life.home)",
        "\(Life.launch) \(leaves) bg( write:other ) =suspended",
        "\(Life.launch) \(leaves) bg( ) =suspended =background write:score",
        "\(Life.launch) \(Life.home) =background terminate( write:score ) end",
        "\(Life.launch) \(leaves) bg( write:score ) =suspended \(Life.open) \(Life.home)",
      ])
  }

  func testSavesEachNamedChange() {
    let rule = Rule.savesBeforeSuspension(
      path: "Documents/notes.json", points: 1, after: .stimulus("tap"))

    assert(
      rule, .satisfied,
      [
        "\(Life.launch) >tap:Add save:Documents/notes.json \(Life.home)",
        "\(Life.launch) >tap:Add >tap:Add save:Documents/notes.json \(Life.home) \(Life.open) "
          + Life.home,
      ])
    assert(rule, .notExercised, ["\(Life.launch) \(Life.home)", "\(Life.launch) >tap:Add end"])
    assert(
      rule, .violated, ["\(Life.launch) >tap:Add save:Documents/notes.json >tap:Add \(Life.home)"])
  }

  func testRestoresAfterAPurge() {
    let rule = Rule.restoresAfterPurge(
      shownBy: .effect(.userInterfaceUpdate(property: "text")).where("value", .contains("milk")),
      points: 1)
    let purge = "\(Life.launch) \(Life.home) >purge end >launch"
    let start = "start =inactive will( ) did( )"

    assert(
      rule, .satisfied,
      [
        "\(purge) \(start) load( draw:text ) =active active( )",
        "\(purge) \(start) load( ) =active active( ) da( draw:text )",
        "\(purge) start =background fetch( ) =suspended >purge end \(start) draw:text =active active( )",
      ])
    assert(
      rule, .notExercised,
      [
        "\(Life.launch) draw:text \(Life.home) \(Life.open)",
        "\(purge) start =background fetch( ) end",
      ])
    assert(
      rule, .violated,
      [
        "\(purge) \(start) =active active( )",
        "\(purge) \(start) draw:alpha =active active( )",
        "\(purge) \(start) =active active( ) resign( ) =inactive draw:text",
        "\(purge) start =background fetch( ) =suspended >purge end \(start) =active active( )",
      ])
  }

  func testPausesAndResumes() {
    let rule = Rule.pausesAndResumes(
      stop: .effect(.timerStop), start: .effect(.timerStart), points: 1)
    let launch = "start =inactive will( ) did( ) =active active( timer )"
    let pause = "resign( untimer ) =inactive"

    assert(
      rule, .satisfied,
      [
        "\(launch) \(pause) =active active( timer ) \(pause) =background bg( ) =suspended end",
        "\(launch) resign( ) =inactive untimer =active active( ) timer",
        "\(launch) untimer resign( ) =inactive =active active( ) resign( )",
        "\(launch) \(pause) terminate( ) end",
        "\(launch) \(pause) =background bg( timer untimer ) fg( ) =active active( )",
        "\(launch) untimer resign( ) bg( timer untimer ) fg( ) active( ) resign( )",
      ])
    assert(rule, .notExercised, ["\(Life.launch) \(Life.call)"])
    assert(
      rule, .violated,
      [
        "\(launch) resign( ) =inactive =active active( )",
        "\(launch) resign( ) =inactive =background bg( ) =suspended",
        "\(launch) \(pause) =active active( ) resign( )", "\(launch) \(pause) =active active( )",
        "\(launch) \(pause) =active active( ) end",
        // Only the way back from the background starts it again.
        "\(launch) \(pause) =background bg( ) fg( timer ) =active active( ) \(pause) =active active( )",
      ])
  }

  func testPausesAndResumesEachScene() {
    let rule = Rule.pausesAndResumes(
      stop: .effect(.timerStop), start: .effect(.timerStart), points: 1)
    let launch = "start will( ) did( ) sconnect( ) sfg( ) sactive( timer ) =active"
    let other = "sconnect(@Other ) sfg(@Other ) sactive(@Other ) sresign(@Other ) sactive(@Other )"

    assert(
      rule, .satisfied,
      [
        "\(launch) sresign( untimer ) sactive( timer )", "\(launch) sresign( ) sbg( untimer )",
        "\(launch) \(other) sresign( untimer ) \(other)",
      ])
    assert(
      rule, .violated,
      [
        "\(launch) sresign( ) sactive( )", "\(launch) sresign( untimer ) sactive( ) sresign( )",
        "\(launch) sresign( untimer ) sactive( ) \(other)",
      ])
  }

  func testRunsNoTimerBehind() {
    let rule = Rule.runsNoTimerBehind(points: 1)
    let active = "start =inactive did( ) =active active( timer ) fire( )"

    assert(rule, .satisfied, ["\(active) resign( untimer ) =inactive =background bg( ) =suspended"])
    assert(rule, .notExercised, ["\(Life.launch) \(Life.home)", "start =active timer"])
    assert(
      rule, .violated,
      [
        "start =inactive did( timer ) =active active( ) fire( )",
        "\(active) resign( ) =inactive fire( )",
        "\(active) resign( ) =inactive =background bg( ) fire( )",
        "\(active) resign( untimer ) =inactive =background bg( timer )",
      ])
  }

  func testDrawsNothingInTheBackground() {
    let rule = Rule.drawsNothingInTheBackground(points: 1)
    let front = "\(Life.launch) fire( draw:text )"
    let behind = "\(front) resign( ) =inactive =background bg( task:1 )"

    assert(
      rule, .satisfied,
      [
        "\(front) \(Life.home) \(Life.open)", "\(behind) draw:text fire( ) endtask:1 =suspended",
        "\(front) resign( ) =inactive =background bg( draw:text ) =suspended",
        "\(behind) =suspended =background fetch( fire( draw:text ) )",
        "\(behind) =suspended =background fg( fire( draw:text ) )",
      ])
    assert(
      rule, .notExercised,
      [
        front, "\(Life.launch) draw:text \(Life.home)",
        "start =background did( fire( draw:text ) )",
      ])
    assert(
      rule, .violated,
      [
        "\(behind) fire( draw:text )", "\(Life.launch) \(Life.home) =background fire( draw:text )",
        "\(Life.sceneLaunch) sresign( ) =inactive =background sbg( ) fire( draw:text )",
      ])
  }

  func testDrawsNothingOffScreen() {
    let rule = Rule.drawsNothingOffScreen(of: "Menu", points: 1)
    let gone = "start load( ) wa( ) da( ) fire( draw:text ) wd( ) dd( )"

    assert(
      rule, .satisfied,
      [
        gone, "\(gone) undraw:text", "\(gone) fire( draw:text@Other )",
        "\(gone) fire( load(@Detail undraw:text ) )", "\(gone) wa( ) da( ) fire( undraw:text )",
      ])
    assert(rule, .notExercised, ["start load( ) wa( ) da( ) fire( undraw:text )"])
    assert(rule, .violated, ["\(gone) fire( undraw:text )"])
    let dots = Rule.drawsNothingOffScreen(of: "Menu", view: "Dot", points: 1)
    assert(dots, .satisfied, ["\(gone) fire( undraw:text )"])
    assert(dots, .violated, ["\(gone) fire( undraw:text@Dot )"])
  }

  func testBalancesObservers() {
    let rule = Rule.balancesObservers(points: 1)
    let shown = "start load( ) wa( add:x ) da( ) wd( )"

    assert(
      rule, .satisfied,
      [
        "\(shown) dd( remove:x ) wa( add:x ) da( )", "start load( add:x ) wa( ) dd( ) wa( )",
        "start load( add:x ) wa( add:x ) dd( remove:x ) wa( add:x )",
        "\(shown) dd( ) wa( remove:x add:x )", "start wa( add:x add:x ) dd( ) wa( )",
        "\(shown) dd( ) wa(@B add:x )", "\(shown) dd( ) wa( add:y )", "\(shown) end \(shown)",
        "start sconnect( ) sactive( add:x ) sconnect(@B ) sactive(@B add:x )",
        "start active( add:x ) resign( remove:x ) active( add:x )",
      ])
    assert(rule, .notExercised, ["start load( ) wa( )"])
    assert(
      rule, .violated,
      [
        "\(shown) dd( ) wa( add:x )", "\(shown) dd( remove:y ) wa( add:x )",
        "start da( add:x ) wd( ) dd( ) da( add:x )",
        "start active( add:x ) resign( ) active( add:x )",
        "start fg( add:x ) bg( ) fg( add:x )",
        "start sconnect( ) sactive( add:x ) sresign( ) sactive( add:x )",
      ])
  }

  func testBalancesTimers() {
    let rule = Rule.balancesTimers(points: 1)

    assert(
      rule, .satisfied,
      ["start timer untimer timer end start timer", "start active( timer ) resign( untimer )"])
    assert(rule, .notExercised, [Life.launch])
    assert(rule, .violated, ["start timer timer", "start timer untimer timer timer untimer"])
    assert(.balancesTimers(atMost: 2, points: 1), .satisfied, ["start timer timer untimer timer"])
  }

  func testEndsBackgroundTasks() {
    let rule = Rule.endsBackgroundTasks(points: 1)

    assert(
      rule, .satisfied,
      [
        "start bg( task:1 ) endtask:1", "start bg( task:1 ) expire( endtask:1 )",
        // The user ends the app, or the scenario does, while there is work to do.
        "start bg( task:1 ) end", "start bg( task:1 )",
        "start bg( task:1 ) endtask:1 end:watchdog",
      ])
    assert(rule, .notExercised, ["start bg( ) end:watchdog"])
    assert(
      rule, .violated,
      [
        "start bg( task:1 ) +30 end:watchdog", "start bg( task:1 ) expire( ) end:watchdog",
        "start bg( task:1 ) task:2 endtask:2 +30 end:watchdog",
        "start bg( task:1 ) task:2 expire( endtask:2 ) end:watchdog",
      ])
  }

  func testReturnsInTime() {
    let rule = Rule.returnsInTime(points: 1)

    assert(
      rule, .satisfied,
      [
        "start bg( +5 )", "start sbg( +1 )", "start terminate( +4.9 ) end",
        "start bg( ) active( +9 )",
      ])
    assert(rule, .notExercised, ["start bg( )!", "start active( +9 )"])
    assert(
      rule, .violated,
      ["start bg( ) bg( +5.1 )", "start bg( ) sbg( +6 )", "start bg( ) bg( +6 end:watchdog"])
    assert(
      .returnsInTime(points: 1, from: [.applicationDidBecomeActive], within: 0.5), .violated,
      ["start active( +1 )"])
  }

  func testLoadsViewOnce() {
    let rule = Rule.loadsViewOnce(points: 1)

    assert(
      rule, .satisfied,
      [
        "start load( ) wa( ) load(@B )", "start load( ) unload( ) load( )",
        "start load( ) end start load( )",
      ])
    assert(rule, .notExercised, ["start load( )!"])
    assert(rule, .violated, ["start load( ) load( )", "start load( ) load(@B ) wa( ) load(@B )"])
  }

  func testNeverEndsItself() {
    let rule = Rule.neverEndsItself(points: 1)

    assert(rule, .satisfied, ["\(Life.launch) \(Life.home) end", Life.sceneLaunch])
    assert(rule, .notExercised, ["start end", "start did( )! end"])
    for end in ["crashed", "exited", "watchdog", "hung", "tooMuchOutput", "neverRests"] {
      assert(rule, .violated, ["\(Life.launch) end:\(end)", "start end:\(end)"])
    }
  }

  func testTheDefaultsArePartsThatACallerReplaces() {
    for (name, rule) in ReadyMade.all {
      XCTAssertFalse(rule.title.isEmpty, name)
      XCTAssertNotNil(rule.because, name)
      XCTAssertNotNil(rule.hint, name)
    }
    let rule = Rule.loadsViewOnce("Loads", points: 3).because("b").hint("h")

    XCTAssertEqual([rule.title, rule.because, rule.hint], ["Loads", "b", "h"])
    XCTAssertEqual(rule.points, 3)
  }

  func testTogetherTheyAreAContract() throws {
    let contract = Contract("Everything") { for (_, rule) in ReadyMade.all { rule } }

    try contract.validate()
  }

  func testMisuseIsToldAtTheCall() throws {
    let line = #line + 1
    let contract = Contract("Timers") { Rule.balancesTimers(atMost: 0, points: 1) }

    XCTAssertThrowsError(try contract.validate()) { error in
      XCTAssert("\(error)".contains("ReadyMadeRuleTests.swift:\(line)"), "\(error)")
    }
  }
}
