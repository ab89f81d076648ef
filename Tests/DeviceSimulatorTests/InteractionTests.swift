import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// What the device makes of the views that an app tells of, and of what the user does to them.
final class InteractionTests: XCTestCase {
  /// A device with an app that shows these views in its window.
  private func device(
    _ views: [LinkRecord], _ actions: [String: [ScriptedApp.Action]] = [:]
  ) throws -> (device: Device, launcher: ScriptedLauncher) {
    let window: LinkRecord = ["class": "UIWindow", "role": "window", "depth": 0]
    let tree: [LinkValue] = ([window] + views).map { .record($0) }
    let made = scriptedDevice { call in
      switch call.name {
      case Call.Name.viewTree: [.give(["views": .list(tree), "leftOut": 0])]
      case Call.Name.nameView: [.give(["object": .int(500 + (call.arguments["index"]?.int ?? 0))])]
      case Call.Name.boot: (0..<5).map { .create(ObjectID(501 + $0), "View\($0)") }
      default: actions[call.name] ?? []
      }
    }
    try made.device.play("launch")
    return made
  }

  private func view(
    _ role: String, _ text: String? = nil, depth: Int64 = 1, _ more: LinkRecord = [:]
  ) -> LinkRecord {
    var record: LinkRecord = ["class": "View", "role": .string(role), "depth": .int(depth)]
    record["text"] = text.map { .string($0) }
    return record.merging(more) { $1 }
  }

  private func calls(_ launcher: ScriptedLauncher) -> [String] {
    let harness = [Call.Name.viewTree, Call.Name.nameView]
    let calls = launcher.apps[0].calls
    let start = calls.lastIndex { $0.name == Call.Name.viewTree } ?? 0
    return calls[start...].filter { !harness.contains($0.name) }
      .map { "\($0.name) \($0.receiver.number)" }
  }

  private func refusal(_ story: String, _ views: [LinkRecord]) throws -> String? {
    do {
      try device(views).device.play(story)
      return nil
    } catch let refusal as Refusal {
      return refusal.reason
    }
  }

  // MARK: Which view

  func testTheFirstOfThatNameIsTapped() throws {
    let made = try device([view("label", "Go"), view("button", "Go"), view("button", "Go")])

    try made.device.play("tap:Go")

    XCTAssertEqual(calls(made.launcher), ["userTap 502"])
    let tap = made.device.trace.events.last { $0.kind == .callback }
    XCTAssertEqual(tap?.name, "UIControl.touchUpInside")
    XCTAssertEqual(tap?.on, "View1")
  }

  func testAKnownObjectIsNotNumberedAgain() throws {
    let made = try device([view("button", "Go", depth: 1, ["object": 700])])

    try made.device.play("tap:Go")

    XCTAssertEqual(calls(made.launcher), ["userTap 700"])
    XCTAssertFalse(made.launcher.apps[0].calls.contains { $0.name == Call.Name.nameView })
  }

  func testATapOnATextReachesWhatHoldsIt() throws {
    let made = try device([
      view("view", nil, depth: 1, ["gestures": .list(["tap"])]),
      view("label", "Go", depth: 2, ["untouchable": true]),
    ])

    try made.device.play("tap:Go")

    XCTAssertEqual(calls(made.launcher), ["userGesture 501"])
  }

  func testEveryWayToNameAView() throws {
    for key in ["identifier", "label", "text", "placeholder", "name"] {
      XCTAssertNil(try refusal("tap:Go", [view("button", nil, depth: 1, [key: "Go"])]), key)
    }
  }

  func testWhatHoldsAViewHidesItOrTakesItsTouches() throws {
    let button = view("button", "Go", depth: 2)
    let outer: [(LinkRecord, String?)] = [
      ([:], nil), (["hidden": true], "“Go” is hidden"), (["alpha": 0.009], "“Go” is hidden"),
      (["alpha": 0.01], nil),
      (["untouchable": true], "“Go” takes no touches: isUserInteractionEnabled is false"),
    ]
    for (state, reason) in outer {
      XCTAssertEqual(
        try refusal("tap:Go", [view("view", nil, depth: 1, state), button]), reason)
    }
    XCTAssertEqual(
      try refusal("tap:Go", [view("button", "Go", depth: 1, ["enabled": false])]),
      "“Go” is disabled")
  }

  func testCellsAreReadWithWhatStandsOnThem() throws {
    func cell(_ item: Int64) -> LinkRecord {
      view("cell", nil, depth: 2, ["section": 0, "item": .int(item)])
    }
    let tree = try device([
      view("scroll"), cell(1), view("label", "milk", depth: 3), view("view", nil, depth: 3),
      view("label", "2", depth: 4), view("label", "gone", depth: 4, ["hidden": true]), cell(0),
      view("label", "bread", depth: 3), cell(2), view("label", "no cell", depth: 2),
    ]).device.viewTree()

    XCTAssertEqual(
      tree.cells.map { "\($0.section).\($0.item) \($0.texts)" },
      [#"0.0 ["bread"]"#, #"0.1 ["milk", "2"]"#, "0.2 []"])
  }

  func testAnEmptyScreenHasNoTexts() throws {
    XCTAssertEqual(
      try refusal("tap:Go", []), "no view shows “Go”: the screen has no texts")
  }

  func testOnlyTenNamesAreListedAndNoneInFull() throws {
    let names = (0..<11).map { "\($0)\u{1B}" + String(repeating: "x", count: 200) }
    let reason = try XCTUnwrap(try refusal("tap:Go", names.map { view("label", $0) }))

    XCTAssert(reason.contains("“0␛xxx"), reason)
    XCTAssert(reason.hasSuffix("more bytes” and 1 more"), reason)
    XCTAssertLessThan(reason.count, 10 * 70 + 80)
  }

  // MARK: Hostile trees

  func testATreeThatMakesNoSenseIsReadAsFarAsItDoes() throws {
    let wild: [LinkRecord] = [
      ["class": 7, "role": "emperor", "depth": -5, "x": .double(.nan), "alpha": "much"],
      ["depth": .int(.max), "text": .data([1]), "titles": .list([1, "a"]), "gestures": 3],
      ["depth": 1_000_000, "text": "deep", "value": .double(.infinity), "tag": .int(.min)],
    ]
    let tree = ViewTree([
      "views": .list([.bool(true)] + wild.map { .record($0) }), "leftOut": .int(.max),
    ])

    XCTAssertEqual(tree.nodes.map(\.depth), [0, 1, 2])
    XCTAssertEqual(tree.nodes[0].role, .view)
    XCTAssertEqual(tree.nodes[0].frame.x, 0)
    XCTAssertEqual(tree.nodes[1].titles, ["a"])
    XCTAssertNil(tree.nodes[2].value)
    XCTAssertEqual(tree.lineage(of: 2), [2, 1, 0])
    XCTAssertEqual(ViewTree(["views": "none"]).nodes, [])
    XCTAssertEqual(ViewTree([:]).outline.prefix(7), "nothing")
  }

  func testMoreViewsThanATreeHoldsAreLeftOut() {
    let one = LinkValue.record(["depth": 0])
    let full = ViewTree(["views": .list(Array(repeating: one, count: ViewTree.mostNodes))])
    let over = ViewTree([
      "views": .list(Array(repeating: one, count: ViewTree.mostNodes + 1)), "leftOut": 2,
    ])

    XCTAssertEqual([full.nodes.count, full.leftOut], [2000, 0])
    XCTAssertEqual([over.nodes.count, over.leftOut], [2000, 3])
  }

  func testAnAppThatEndsOnBeingReadHasEnded() throws {
    let made = scriptedDevice { call in
      call.name == Call.Name.viewTree ? [.end(AppOutcome(.crashed))] : []
    }
    try made.device.play("launch")

    XCTAssertEqual(try made.device.outcome(of: "tap:Go")?.kind, .crashed)
    XCTAssertEqual(made.device.situation.app, .notRunning)
    XCTAssertTrue(try made.device.viewTree().isEmpty)
  }

  func testAViewThatIsGoneIsNotTapped() throws {
    let made = scriptedDevice { call in
      call.name == Call.Name.viewTree
        ? [
          .give([
            "views": .list([
              .record(["depth": 0]), .record(["depth": 1, "role": "button", "text": "Go"]),
            ])
          ])
        ] : []
    }
    try made.device.play("launch tap:Go")

    XCTAssertEqual(calls(made.launcher), [])
  }

  // MARK: Editing

  private func editing(
    _ story: String, answering answers: [String: [ScriptedApp.Action]] = [:]
  ) throws -> [String] {
    let delegate = ScriptedApp.Action.tell(
      Effect(
        Effect.delegate, on: ObjectID(501), detail: ["role": "delegate", "class": "Form"]))
    let made = try device(
      [
        view("textField", "", depth: 1, ["identifier": "a"]),
        view("textView", "", depth: 1, ["identifier": "b"]),
      ],
      answers.merging(["applicationDidBecomeActive(_:)": [delegate]]) { $0 + $1 })
    try made.device.play(story)
    let calls = made.launcher.apps[0].calls
    let start = calls.firstIndex { $0.name == Call.Name.viewTree } ?? 0
    return calls[start...].map(\.name).filter {
      ![Call.Name.viewTree, Call.Name.nameView, Call.Name.textLength].contains($0)
    }
  }

  func testOneFieldEndsBeforeTheNextBegins() throws {
    XCTAssertEqual(
      try editing("tap:a tap:b"),
      [
        "textFieldShouldBeginEditing(_:)", "startEditing", "textFieldDidBeginEditing(_:)",
        "userEvent", "textFieldShouldEndEditing(_:)", "stopEditing",
        "textFieldDidEndEditing(_:reason:)", "userEvent", "startEditing",
      ])
  }

  func testADelegateMayRefuseToBeginToEndAndToChange() throws {
    let no: [ScriptedApp.Action] = [.give(["result": false])]
    XCTAssertEqual(
      try editing("type:a=xy", answering: ["textFieldShouldBeginEditing(_:)": no]),
      ["textFieldShouldBeginEditing(_:)"])
    XCTAssertEqual(
      try editing("tap:a tap:b", answering: ["textFieldShouldEndEditing(_:)": no]).last,
      "textFieldShouldEndEditing(_:)")
    let change = "textField(_:shouldChangeCharactersIn:replacementString:)"
    XCTAssertEqual(
      try editing("tap:a type:xy", answering: [change: no]).suffix(2), [change, change])
  }

  func testAKeyIsAskedForThenSetThenHeard() throws {
    XCTAssertEqual(
      try editing("tap:a type:x").suffix(4),
      [
        "textField(_:shouldChangeCharactersIn:replacementString:)", "userEdit",
        "textFieldDidChangeSelection(_:)", "userEvent",
      ])
    XCTAssertEqual(try editing("tap:b return-key").suffix(1), ["userEdit"], "without a delegate")
  }

  func testWhatIsEditedIsForgottenWithItsView() throws {
    let gone = ScriptedApp.Action.tell(
      Effect(Effect.objectDestroyed, on: ObjectID(501)))
    let made = try device(
      [view("textField", "", depth: 1, ["identifier": "a"])],
      ["textFieldDidBeginEditing(_:)": [], "userEvent": [gone]])

    XCTAssertThrowsError(try made.device.play("tap:a type:x")) {
      XCTAssertEqual(
        ($0 as? Refusal)?.reason, "nothing is being edited: tap on a text field first")
    }
  }
}
