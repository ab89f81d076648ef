import LifecycleContracts
import LifecycleTrace
import XCTest

/// Whole findings of responses, and of chains of them.
final class ResponseFindingTests: XCTestCase {
  private static let start = EventPattern.effect(.timerStart)
  private static let stop = EventPattern.effect(.timerStop)
  private static let score = EventPattern.effect(.defaultsWrite(key: "score"))
  private static let home = EventPattern.stimulus("home")

  func testAResponseAfterItsTimeSaysHowLong() {
    let first = finding(">launch start >home timer +6 >open untimer") {
      Response(to: Self.start, Self.stop, within: 5)
    }
    let second = finding(">launch start timer +0.75 print:a >home") {
      Response(to: Self.start, Self.stop, within: 0.5)
    }

    XCTAssertEqual(
      first,
      """
        expected  a stop of a timer within 5 s after a timer starts
        came      such a stop only after more than 5 s
        story     launch · home · open
            3  ▸ home
            4    starts a timer
            5  ▸ open
            6    stops a timer
      """)
    XCTAssertEqual(
      second,
      """
        expected  a stop of a timer within 0.5 s after a timer starts
        came      no such stop until the scenario ended
        story     launch
            1  ▸ launch
            3    starts a timer
            4    prints “a”
      """)
  }

  func testTimeAndDeadlineAreToldByWhatCameFirst() {
    let first = finding(">launch start timer +2 >home untimer") {
      Response(to: Self.start, Self.stop, before: Self.home, within: 5)
    }
    let second = finding(">launch start timer +6 >home untimer") {
      Response(to: Self.start, Self.stop, before: Self.home, within: 5)
    }

    XCTAssertEqual(
      first,
      """
        expected  a stop of a timer within 5 s after a timer starts and before `home`
        came      such a stop only after `home`
        story     launch · home
            1  ▸ launch
            3    starts a timer
            4  ▸ home
            5    stops a timer
      """)
    XCTAssertEqual(
      second,
      """
        expected  a stop of a timer within 5 s after a timer starts and before `home`
        came      such a stop only after more than 5 s
        story     launch · home
            1  ▸ launch
            3    starts a timer
            4  ▸ home
            5    stops a timer
      """)
  }

  func testAResponseThatIsItsDeadlineIsTooLate() {
    let text = finding(">launch start timer untimer") {
      Response(to: Self.start, Self.stop, before: Self.stop)
    }

    XCTAssertEqual(
      text,
      """
        expected  a stop of a timer after a timer starts and before a timer stops
        came      such a stop only after a timer stops
        story     launch
            1  ▸ launch
            3    starts a timer
            4    stops a timer
      """)
  }

  func testALateResponseInAnOpenSegmentIsNoMissingOne() {
    let text = finding(">launch start >lock timer >home untimer >unlock") {
      Response(to: Self.start, Self.stop, before: Self.home, during: .before(.stimulus("unlock")))
    }

    XCTAssertEqual(
      text,
      """
        expected  a stop of a timer after a timer starts and before `home` before `unlock`
        came      such a stop only after `home`
        story     launch · lock · home · unlock
            3  ▸ lock
            4    starts a timer
            5  ▸ home
            6    stops a timer
            7  ▸ unlock
      """)
  }

  func testAResponseMissingBeforeAScopesEndShowsThatEnd() {
    let text = finding(">launch start timer end >launch start >lock") {
      Response(to: Self.start, Self.stop, during: .before(.stimulus("lock")))
    }

    XCTAssertEqual(
      text,
      """
        expected  a stop of a timer after a timer starts before `lock`
        came      no such stop until the process ended
        story     launch · launch · lock
            1  ▸ launch
            3    starts a timer
            4    process ended
            5  ▸ launch
            7  ▸ lock
      """)
  }

  func testARowOfStimuliShowsItsEvents() {
    let first = finding(">launch start timer >home print:a") {
      ChainResponse(to: [Self.start, Self.home], Self.stop)
    }
    let second = finding(">launch start timer >home end >launch start untimer") {
      ChainResponse(to: [Self.start, Self.home], Self.stop)
    }
    let third = finding(">launch start =active timer >home =inactive untimer") {
      ChainResponse(to: [Self.start, Self.home], Self.stop, during: .state(.active))
    }

    XCTAssertEqual(
      first,
      """
        expected  a stop of a timer after a timer starts, then `home`
        came      no such stop until the scenario ended
        story     launch · home
            1  ▸ launch
            3    starts a timer
            4  ▸ home
      """)
    XCTAssertEqual(
      second,
      """
        expected  a stop of a timer after a timer starts, then `home`
        came      no such stop until the process ended
        story     launch · home
            1  ▸ launch
            3    starts a timer
            4  ▸ home
            5    process ended
      """)
    XCTAssertEqual(
      third,
      """
        expected  a stop of a timer after a timer starts, then `home` while the app is active
        came      such a stop only after the app stops being active
        story     launch · home
            1  ▸ launch
            4    starts a timer
            5  ▸ home
            6    the app becomes inactive
            7    stops a timer
      """)
  }

  func testARowOfResponsesSaysWhichWasNext() {
    let first = finding(">launch start >home untimer") {
      ChainResponse(to: Self.home, [Self.start, Self.stop])
    }
    let second = finding(">launch start >home timer end") {
      ChainResponse(to: Self.home, [Self.start, Self.stop])
    }
    let third = finding(">launch start applicationWillResignActive( >home timer ) untimer") {
      ChainResponse(
        to: Self.home, [Self.start, Self.stop], during: .callback(.applicationWillResignActive))
    }

    XCTAssertEqual(
      first,
      """
        expected  a start of a timer, then a stop of a timer after `home`
        came      no such start until the scenario ended
        story     launch · home
            3  ▸ home
            4    stops a timer
      """)
    XCTAssertEqual(
      second,
      """
        expected  a start of a timer, then a stop of a timer after `home`
        came      no such stop until the process ended
        story     launch · home
            3  ▸ home
            4    starts a timer
            5    process ended
      """)
    XCTAssertEqual(
      third,
      """
        expected  a start of a timer, then a stop of a timer after `home` during applicationWillResignActive(_:)
        came      such a stop only after applicationWillResignActive(_:) returns
        story     launch · home
            1  ▸ launch
            3    applicationWillResignActive(_:)
            4  ▸ home
            5      starts a timer
            6    └ returned, 1 effect
            7    stops a timer
      """)
  }

  func testWhatBreaksARowOfResponsesIsShown() {
    let first = finding(">launch start >home timer write:score untimer >open") {
      ChainResponse(to: Self.home, [Self.start, Self.stop], without: Self.score)
    }
    let second = finding(">launch start >home timer write:score timer >open") {
      ChainResponse(to: Self.home, [Self.start, Self.stop], without: Self.score)
    }
    let third = finding(">launch start >home write:score") {
      ChainResponse(to: Self.home, [.effect(.defaultsWrite()), Self.stop], without: Self.score)
    }

    XCTAssertEqual(
      first,
      """
        expected  a start of a timer, then a stop of a timer after `home`, with no write of "score" to UserDefaults between
        came      a write of "score" to UserDefaults between
        story     launch · home · open
            3  ▸ home
            4    starts a timer
            5    writes "score" to UserDefaults
            6    stops a timer
            7  ▸ open
      """)
    XCTAssertEqual(
      second,
      """
        expected  a start of a timer, then a stop of a timer after `home`, with no write of "score" to UserDefaults between
        came      no such stop until the scenario ended
        story     launch · home · open
            3  ▸ home
            4    starts a timer
            6    starts a timer
            7  ▸ open
      """)
    XCTAssertEqual(
      third,
      """
        expected  a write to UserDefaults, then a stop of a timer after `home`, with no write of "score" to UserDefaults between
        came      a write of "score" to UserDefaults between
        story     launch · home
            3  ▸ home
            4    writes "score" to UserDefaults
      """)
  }
}
