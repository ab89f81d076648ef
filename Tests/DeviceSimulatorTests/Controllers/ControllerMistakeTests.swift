import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Wrong use is told in UIKit's words; what UIKit raises an exception for, the app is to raise.
final class ControllerMistakeTests: XCTestCase {
  private typealias Action = ScriptedApp.Action

  private func stack(_ stack: ObjectID...) throws -> ContainerDevice {
    try ContainerDevice(root: .n) { [$0.setStack(.n, stack, animated: false)] }
  }

  /// The app hears that it was refused, the trace has a finding, and life goes on.
  private func check(
    _ device: ContainerDevice, _ actions: Action..., tells words: String, isRefused: Bool = true,
    line: UInt = #line
  ) throws {
    _ = device.news()
    device.app.next = actions
    XCTAssertNil(try device.device.outcome(of: "time-change"), line: line)

    XCTAssertEqual(device.findings, [words], line: line)
    XCTAssertNil(device.answer?["exception"], line: line)
    if isRefused { XCTAssertEqual(device.answer?["accepted"], false, line: line) }
    XCTAssertNil(try device.device.outcome(of: "home open"), line: line)
  }

  /// The app hears what it is to raise; nothing has changed.
  private func check(
    _ device: ContainerDevice, _ actions: Action..., raises words: String, line: UInt = #line
  ) throws {
    _ = device.news()
    device.app.next = actions
    XCTAssertNil(try device.device.outcome(of: "time-change"), line: line)

    XCTAssertEqual(
      device.answer, ["accepted": false, "exception": .string(words)], line: line)
    XCTAssertEqual(device.findings, [], line: line)
  }

  // MARK: Presentation

  func testPresentingWhilePresenting() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.present(.b, on: .a))

    try check(
      device, .present(.c, on: .a, style: "pageSheet"),
      tells: "Attempt to present <C> on <A> which is already presenting <B>.")
    XCTAssertEqual(device.news().of(.c), [])
  }

  func testPresentingOffScreen() throws {
    try check(
      try ContainerDevice(), .present(.c, on: .b),
      tells: "Attempt to present <C> on <B> whose view is not in the window hierarchy.")
  }

  func testPresentingBeforeTheViewHasAppeared() throws {
    let device = try ContainerDevice { app in
      app.within["viewDidLoad a"] = [.present(.b, on: .a)]
      return []
    }

    XCTAssertEqual(
      device.findings,
      ["Attempt to present <B> on <A> whose view is not in the window hierarchy."])
    XCTAssertEqual(device.news().of(.b), [])
  }

  func testPresentingWhatIsPresented() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.present(.b, on: .a))

    try check(
      device, .present(.b, on: .a),
      raises: "Application tried to present modally a view controller <B> that is already being "
        + "presented by <A>.")
  }

  func testPresentingItself() throws {
    try check(
      try ContainerDevice(), .present(.a, on: .a),
      raises: "Application tried to present modally an active controller <A>.")
  }

  func testPresentingAChild() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.addChild(.c, to: .b))

    try check(
      device, .present(.c, on: .a),
      raises: "Application tried to present modally a view controller <C> that has a parent view "
        + "controller <B>.")
  }

  func testPresentingOnTooManyLayers() throws {
    let device = try ContainerDevice()
    let most = ControllerTree.maximumDepth
    func layer(_ number: Int) -> ObjectID { number == 0 ? .a : ObjectID(UInt32(1000 + number)) }
    for number in 1..<most {
      _ = try device.perform(
        .present(layer(number), on: layer(number - 1), style: "overFullScreen", animated: false))
    }

    XCTAssertEqual(device.answer, ["accepted": true])
    try check(
      device, .present(layer(most), on: layer(most - 1), style: "overFullScreen"),
      raises: "View controllers are nested deeper than 32")
  }

  // MARK: Containers

  func testAnimatingWhileAnimating() throws {
    let device = try stack(.a)

    try check(
      device, device.app.setStack(.n, [.a, .b]), device.app.setStack(.n, [.a, .b, .c]),
      tells: "nested push animation can result in corrupted navigation bar", isRefused: false)
    XCTAssertEqual(
      device.news().appearances,
      [
        "viewDidLoad b", "viewWillDisappear a", "viewWillAppear b", "viewDidDisappear a",
        "viewDidAppear b", "viewDidLoad c", "viewWillDisappear b", "viewWillAppear c",
        "viewDidDisappear b", "viewDidAppear c",
      ])
  }

  func testPoppingWhileAnimating() throws {
    let device = try stack(.a, .b)

    try check(
      device, device.app.setStack(.n, [.a, .b, .c]), device.app.setStack(.n, [.a]),
      tells: "nested pop animation can result in corrupted navigation bar", isRefused: false)
    XCTAssertEqual(device.device.app?.controllers[.a].appearance, .appeared)
  }

  func testPushingTwice() throws {
    let device = try stack(.a)

    try check(
      device, device.app.setStack(.n, [.a, .b, .b]),
      raises: "Pushing the same view controller instance more than once is not supported (<B>)")
  }

  func testAddingAChildTwice() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.addChild(.b, to: .a))

    try check(
      device, .addChild(.b, to: .a),
      tells: "<B> is already a child of <A>: addChild(_:) has no effect.")
  }

  func testAddingOneselfOrWhatContainsOne() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.addChild(.b, to: .a))

    try check(
      device, .addChild(.a, to: .a),
      raises: "A view controller cannot add itself, or what contains it, as its child: <A> in <A>.")
    try check(
      device, .addChild(.a, to: .b),
      raises: "A view controller cannot add itself, or what contains it, as its child: <A> in <B>.")
    try check(
      device, device.app.setStack(.b, [.a]),
      raises: "A view controller cannot add itself, or what contains it, as its child: <A> in <B>.")
  }

  func testAddingChildrenTooDeep() throws {
    let device = try ContainerDevice()
    func level(_ number: Int) -> ObjectID { number == 1 ? .a : ObjectID(UInt32(1000 + number)) }
    let most = ControllerTree.maximumDepth
    for number in 2...most {
      _ = try device.perform(.addChild(level(number), to: level(number - 1)))
    }

    XCTAssertEqual(device.answer, ["accepted": true])
    try check(
      device, .addChild(level(most + 1), to: level(most)),
      raises: "View controllers are nested deeper than 32")
  }

  func testMovingAViewToAStranger() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.addChild(.b, to: .a), .addChild(.c, to: .d))

    try check(
      device, .moveView(.b, into: .d),
      raises: "child view controller:<B> should have parent view controller:<D> but actual parent "
        + "is:<A>")
  }

  func testFlippingBetweenStrangers() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.addChild(.b, to: .a))

    try check(
      device, .transition(from: .b, to: .c, in: .a),
      raises:
        "Children view controllers <B> and <C> must have a common parent view controller when "
        + "calling transition(from:to:duration:options:animations:completion:)")
  }

  // MARK: By hand

  func testEndingWhatHasNotBegun() throws {
    try check(
      try ContainerDevice(), .end(.a),
      tells: "Unbalanced calls to begin/end appearance transitions for <A>.")
  }

  func testBeginningWhatHasBegunOrIsThere() throws {
    let device = try ContainerDevice()

    try check(
      device, .begin(.a, isAppearing: true),
      tells: "Unbalanced calls to begin/end appearance transitions for <A>.")
    let other = try ContainerDevice()
    try check(
      other, .begin(.a, isAppearing: false), .begin(.a, isAppearing: false),
      tells: "Unbalanced calls to begin/end appearance transitions for <A>.")
    XCTAssertEqual(try other.perform(.end(.a)).appearances, ["viewDidDisappear a"])
  }
}
