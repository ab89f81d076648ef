import AppLink
@testable import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Controllers as no app of UIKit's has them: the device neither crashes nor hangs, and each limit has a
/// clear outcome one past it.
final class HostileControllerTests: XCTestCase {
  private typealias Action = ScriptedApp.Action

  private func many(_ count: Int, from first: UInt32 = 1000) -> [ObjectID] {
    (0..<UInt32(count)).map { ObjectID(first + $0) }
  }

  private func outcome(
    _ device: ContainerDevice, _ actions: [Action]
  ) throws -> AppOutcome? {
    device.app.next = actions
    return try device.device.outcome(of: "time-change")
  }

  private func tooMuch(_ things: String) -> AppOutcome {
    AppOutcome(
      .tooMuchOutput, callback: "applicationSignificantTimeChange(_:)",
      message: "made more than \(things)")
  }

  /// Seconds of the processor's time, which other work on the machine leaves alone.
  private func processorTime(_ work: () throws -> Void) rethrows -> Double {
    let start = clock()
    try work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  // MARK: How many

  func testAThousandControllersLiveAndNoMore() throws {
    for (count, ending) in [(998, nil), (999, tooMuch("1000 view controllers"))] {
      let device = try ContainerDevice()
      _ = try device.perform(.ask(.loadView, on: .x))

      XCTAssertEqual(
        try outcome(device, many(count).map { .ask(.addChild, on: .x, ["child": .object($0)]) }),
        ending)
    }
  }

  func testSettingsOfAThousandControllersAreKeptAndNoMore() throws {
    for (count, ending) in [(999, nil), (1000, tooMuch("1000 view controllers"))] {
      XCTAssertEqual(
        try outcome(
          try ContainerDevice(),
          many(count).map {
            .tell(
              Effect(
                Effect.controllerSettings, on: $0, detail: ["isModalInPresentation": true]))
          }), ending)
    }
  }

  func testAListNamesAThousandControllersAndNoMore() throws {
    let device = try ContainerDevice(root: .n)
    XCTAssertNil(try outcome(device, [device.app.setStack(.n, many(999))]))
    XCTAssertEqual(
      try outcome(device, [device.app.setStack(.n, many(100_000))]),
      tooMuch("1000 view controllers"))
  }

  func testAHundredTransitionsWaitAndNoMore() throws {
    for (count, ending) in [(100, nil), (101, tooMuch("100 transitions at once"))] {
      let device = try ContainerDevice(root: .n) { [$0.setStack(.n, [.a], animated: false)] }
      device.app.within["viewWillDisappear a"] = (0..<count - 1).map {
        device.app.setStack(.n, [.a] + self.many($0 + 1), animated: false)
      }
      let outcome = try outcome(device, [device.app.setStack(.n, [.b], animated: false)])

      XCTAssertEqual(outcome?.message, ending?.message)
    }
  }

  func testTenThousandDelegatesAreKnownAndNoMore() throws {
    let device = try ContainerDevice()
    func delegates(_ range: Range<Int>) -> [Action] {
      range.map { .setDelegate(of: .a, role: "role \($0)", class: "C") }
    }

    XCTAssertNil(try outcome(device, delegates(0..<5000)))
    XCTAssertNil(try outcome(device, delegates(5000..<10_000)))
    XCTAssertEqual(try outcome(device, delegates(10_000..<10_001)), tooMuch("10000 delegates"))
  }

  func testAHundredThousandObjectsHaveNamesAndNoMore() throws {
    let device = try ContainerDevice()
    let known = device.device.app?.names.count ?? 0
    for batch in 0..<10 {
      let count = batch == 9 ? 10_000 - known : 10_000
      XCTAssertNil(
        try outcome(
          device, many(count, from: UInt32(1000 + batch * 10_000)).map { .create($0, "C") }))
    }

    XCTAssertEqual(
      try outcome(device, [.create(ObjectID(500_000), "C")]), tooMuch("100000 objects"))
  }

  func testChangesOfTheTreeHaveAnEnd() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.ask(.loadView, on: .x))
    XCTAssertNil(
      try outcome(device, many(900).map { .ask(.addChild, on: .x, ["child": .object($0)]) }))
    var ending: AppOutcome?
    for _ in 0..<20 where ending == nil {
      ending = try outcome(
        device, (0..<900).map { .moveView(many(900)[$0], into: $0 % 2 == 0 ? nil : .x) })
    }

    XCTAssertEqual(ending?.message, "changed its view controllers without end")
  }

  // MARK: How long

  func testAThousandControllersComeAndGoWithinASecond() throws {
    let seconds = try processorTime {
      let device = try ContainerDevice(root: .p) { [$0.setPages(.p, self.many(990))] }
      _ = try device.perform(.present(.b, on: .p, animated: false))

      let nodes = try XCTUnwrap(device.device.app?.controllers.nodes)
      XCTAssertEqual(nodes.values.count { $0.view.hasAppeared }, 992)
      XCTAssertEqual(nodes.values.count { $0.appearance == .appeared }, 1)
    }

    // Of a debug build; it is a third of that on an idle machine.
    XCTAssertLessThan(seconds, 3)
  }

  func testAStackOfAThousandIsPoppedAtOnce() throws {
    let device = try ContainerDevice(root: .n) { app in
      [app.setStack(.n, self.many(990), animated: false)]
    }

    let seconds = try processorTime {
      _ = try device.perform(device.app.setStack(.n, Array(many(1))))
    }

    XCTAssertEqual(device.device.app?.controllers[.n].children, many(1))
    XCTAssertLessThan(seconds, 2)
  }

  // MARK: Nonsense

  func testAViewThatLiesInItselfStaysWhereItIs() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.moveView(.b, into: .a), .moveView(.c, into: .b))

    XCTAssertEqual(
      try device.perform(.moveView(.a, into: .c), .moveView(.b, into: .b)).appearances, [])
    XCTAssertEqual(device.device.app?.controllers[.a].host, .window)
    XCTAssertEqual(device.device.app?.controllers[.b].host, .a)
  }

  func testAContainerThatItsChildSwallowsWhileTheUserLetsGo() throws {
    let device = try ContainerDevice(root: .t) { app in
      [app.setStack(.n, [.a, .b], animated: false), app.setTabs(.t, [.n], selected: .n)]
    }
    // Popped, b takes the stack that it is put back into.
    device.app.within["viewWillDisappear b"] = [.addChild(.n, to: .b), .moveView(.n, into: .b)]

    _ = try device.perform(.swipeBack(.letsGo))

    XCTAssertNil(try device.device.outcome(of: "home open"))
    let tree = try XCTUnwrap(device.device.app?.controllers)
    XCTAssertFalse(tree[.b].parent == .n && tree[.n].parent == .b)
    _ = try device.perform(.addChild(.c, to: .n))
  }

  func testControllersThatAreNone() throws {
    let ids: [ObjectID] = [.application, .delegate, .window, .a, .x, ObjectID(.max)]
    for name in Ask.Name.allCases where name != .sleep {
      for id in ids {
        for other in ids {
          let device = try ContainerDevice()
          let object = LinkValue.object(other)
          let everything: LinkRecord = [
            "child": object, "host": object, "presented": object, "context": object,
            "controllers": .list([object]), "shown": .list([object]), "selected": object,
            "from": object, "to": .object(.a), "root": object, "animated": true,
          ]
          XCTAssertNil(try outcome(device, [.ask(name, on: id, everything)]), "\(name)")
          XCTAssertNil(try device.device.outcome(of: "home open"), "\(name)")
        }
      }
    }
  }

  func testTimesThatAreNone() throws {
    let times: [LinkValue] = [.double(.nan), .double(-.infinity), .double(-1), "soon", .null]
    for time in times {
      let device = try ContainerDevice()
      _ = try device.perform(
        .addChild(.b, to: .a), .addChild(.c, to: .a), .moveView(.b, into: .a),
        .transition(from: .b, to: .c, in: .a, duration: time))

      XCTAssertEqual(device.device.app?.controllers[.c].appearance, .appeared)
      XCTAssertEqual(device.device.app?.controllers[.b].appearance, .disappeared)
    }
  }

  func testATransitionThatTakesForeverEndsAtTheLongestWait() throws {
    let device = try ContainerDevice()
    _ = try device.perform(
      .addChild(.b, to: .a), .addChild(.c, to: .a), .moveView(.b, into: .a),
      .transition(from: .b, to: .c, in: .a, duration: .double(.infinity)))

    XCTAssertEqual(device.device.app?.controllers[.c].appearance, .appeared)
  }

  // MARK: Without end

  func testAnimationsThatFollowEachOtherWithoutEnd() throws {
    let device = try ContainerDevice(root: .n) { [$0.setStack(.n, [.a], animated: false)] }
    device.app.within["viewDidAppear a"] = [device.app.setStack(.n, [.a, .b])]
    device.app.within["viewDidAppear b"] = [device.app.setStack(.n, [.a])]

    XCTAssertEqual(
      try outcome(device, [device.app.setStack(.n, [.a, .b])]),
      AppOutcome(.neverRests, message: "began one animation after the other without end"))
  }

  func testStormsOfAsksFromEveryCallback() throws {
    let storms: [(String, (ContainerApp) -> [Action])] = [
      ("push and pop", { [$0.setStack(.n, [.a, .b]), $0.setStack(.n, [.a])] }),
      ("present and dismiss", { _ in [.present(.b, on: .a), .dismiss(.a)] }),
      ("begin and end", { _ in [.begin(.a, isAppearing: false), .end(.a)] }),
      ("layout", { _ in [.ask(.layOut, on: .a), .tell(Effect(Effect.needsLayout, on: .a))] }),
      ("root", { _ in [Shown.setRoot(.b, of: .window), Shown.setRoot(.a, of: .window)] }),
    ]
    for (name, storm) in storms {
      let app = ContainerApp()
      let launcher = ScriptedLauncher {
        ScriptedApp { call in
          call.receiver.number > 64 ? app.actions(in: call) + storm(app) : app.actions(in: call)
        }
      }
      app.within["didFinishLaunchingWithOptions \(ObjectID.delegate.name)"] = [
        app.setStack(.n, [.a], animated: false), Shown.setRoot(.n, of: .window),
        .ask(.showWindow, on: .window),
      ]
      let device = Device(launcher: launcher)

      let kinds = [AppOutcome.Kind.neverRests, .tooMuchOutput, .brokeProtocol, nil]
      let outcome = try device.outcome(of: "launch home open")
      XCTAssertTrue(kinds.contains(outcome?.kind), "\(name): \(outcome?.message ?? "-")")
    }
  }
}
