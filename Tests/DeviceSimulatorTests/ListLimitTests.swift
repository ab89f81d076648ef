import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// How much an app may make the device keep of its lists: as much as this, and no more.
final class ListLimitTests: XCTestCase {
  private typealias Script = [String: [ScriptedApp.Action]]

  private let didFinish = CallbackName.didFinishLaunching.rawValue
  private let list = ObjectID(100)

  private func outcome(_ actions: [ScriptedApp.Action], _ more: Script = [:]) throws -> AppOutcome?
  {
    try scriptedDevice([didFinish: [made(list)] + actions].merging(more) { $0 + $1 }).device
      .outcome(of: "launch")
  }

  private func made(_ list: ObjectID) -> ScriptedApp.Action {
    .tell(Effect(Effect.listNeedsDisplay, on: list))
  }

  private func message(_ actions: [ScriptedApp.Action]) throws -> String? {
    try outcome(actions)?.message
  }

  func testLists() throws {
    let most = ListTable.maximumLists
    func lists(_ count: Int) -> [ScriptedApp.Action] {
      (0..<count).map { made(ObjectID(UInt32(1000 + $0))) }
    }

    XCTAssertNil(try outcome(lists(most - 1)))
    XCTAssertEqual(try message(lists(most)), "made more than 1000 lists")
  }

  func testSelectedItems() throws {
    let most = ListSelection.maximumItems
    func select(_ count: Int) -> [ScriptedApp.Action] {
      let items = (0..<count).map { LinkValue.record(["section": 0, "item": .int(Int64($0))]) }
      return [.ask(.selectItems, on: list, ["selected": .list(items)])]
    }

    XCTAssertNil(try outcome(select(most)))
    XCTAssertEqual(
      try message(select(most + 1)), "selected more than 5000 items of a list")
  }

  func testChangesInOneBatch() throws {
    let most = ListUpdates.maximumChanges
    func change(_ count: Int) -> [ScriptedApp.Action] {
      let change = LinkValue.record(["change": "reload", "section": 0, "item": 0])
      return [
        .ask(.endListUpdates, on: list, ["updates": .list(Array(repeating: change, count: count))])
      ]
    }

    XCTAssertNil(try outcome(change(most)))
    XCTAssertEqual(
      try message(change(most + 1)), "made more than 10000 changes to a list at once")
  }

  func testAnimations() throws {
    let most = ListTable.maximumAnimations
    func animate(_ count: Int) -> [ScriptedApp.Action] {
      (0..<count).map {
        .ask(.endListUpdates, on: list, ["updates": .list([]), "completion": .int(Int64($0))])
      }
    }

    XCTAssertNil(try outcome(animate(most)))
    XCTAssertEqual(
      try message(animate(most + 1)), "began more than 1000 animations of lists at once")
  }

  func testScrollsByCode() throws {
    let most = Device.maximumScrollSteps
    func scroll(_ count: Int) -> [ScriptedApp.Action] {
      Array(repeating: .ask(.scroll, on: list, ["animated": true, "y": 10.0]), count: count)
    }

    XCTAssertNil(try outcome(scroll(most)))
    XCTAssertEqual(try message(scroll(most + 1)), "scrolls without end")
  }

  /// What a list says that shows so many elements.
  private func showing(_ count: Int) -> Script {
    let state: LinkRecord = [
      "list": .object(list), "isShowable": true, "width": 100.0, "height": 100.0,
      "dataRevision": 1, "isTable": true,
    ]
    let elements = (0..<count).map { item in
      LinkValue.record([
        "kind": "cell", "section": 0, "item": .int(Int64(item)), "y": 200.0, "width": 1.0,
        "height": 1.0,
      ])
    }
    return [
      Call.Name.listStates: [.give(["lists": .list([.record(state)])])],
      Call.Name.elements: [.give(["elements": .list(elements)])],
      didFinish: [
        .tell(Effect(Effect.delegate, on: list, detail: ["role": "dataSource", "class": "Source"]))
      ],
      CallbackName.numberOfSections.rawValue: [.give(["count": 1])],
      CallbackName.numberOfRows.rawValue: [.give(["count": .int(Int64(count))])],
    ]
  }

  func testElementsAroundTheScreen() throws {
    let most = ListDisplay.maximumElements

    XCTAssertNil(try outcome([], showing(most)))
    XCTAssertEqual(
      try outcome([], showing(most + 1))?.message,
      "has a list that shows more than 2000 elements at once")
  }

  func testWhatNoUIKitAppSaysOfItsListsChangesNothing() throws {
    let lies: [ScriptedApp.Action] = [
      .ask(
        .endListUpdates, on: ObjectID(7), ["updates": .list([.null, .record(["section": -4])])]),
      .ask(.dequeue, on: ObjectID(7)),
      .ask(.countList, on: list),
      .ask(.layOutList, on: ObjectID(7)),
      .ask(.selectItems, on: list, ["selected": .list([.record(["section": -1, "item": 2])])]),
      .ask(.scroll, on: ObjectID(9), ["x": .double(.nan)]),
    ]

    XCTAssertNil(try outcome(lies))
    XCTAssertNil(
      try outcome(
        [], [Call.Name.listStates: [.give(["lists": .list([.null, .record(["list": 7])])])]]))
  }
}
