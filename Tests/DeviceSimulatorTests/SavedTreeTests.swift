import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Which controllers of a tree are saved, and how they are found again: FACTS.md A12, A31.
final class SavedTreeTests: XCTestCase {
  /// Root, its child, and the child's child; each encodes the next one.
  private struct Family {
    var identifiers: [ObjectID: String] = [root: "root", child: "child", grandchild: "grandchild"]
    var classes: [ObjectID: String] = [:]
    var presents = false
    /// Where the children are added.
    var addsChildrenIn = CallbackName.didFinishLaunching
    /// What the app delegate, and a restoration class, answers on a path's last identifier.
    var makes: [String: LinkValue] = [
      "root": .object(root), "child": .object(child), "grandchild": .object(grandchild),
    ]

    static let root = Shown.root
    static let child = Shown.other
    static let grandchild = ObjectID(8)

    func actions(in call: Call) -> [ScriptedApp.Action] {
      switch CallbackName(call.name) {
      case .willFinishLaunching: making + [Shown.setRoot(Self.root)]
      case .didFinishLaunching:
        (addsChildrenIn == .didFinishLaunching ? family : [])
          + [.ask(.showWindow, on: Shown.window)]
      case .viewDidLoad:
        addsChildrenIn == .viewDidLoad && call.receiver == Self.root ? family : []
      case .shouldSaveSecureState, .shouldRestoreSecureState: [.give(["result": true])]
      case .encodeRestorableState: [.give(archive(of: call.receiver))]
      case .controllerForRestoration, CallbackName(Call.Name.makeRestoredController):
        [.give(["controller": made(call.arguments["path"])])]
      case .viewDidAppear where presents && call.receiver == Self.root:
        [
          .ask(
            .present, on: Self.root,
            ["presented": .object(Self.child), "context": .object(Self.root), "style": "pageSheet"])
        ]
      default: []
      }
    }

    private var making: [ScriptedApp.Action] {
      Shown.objects + [.create(Self.grandchild, "Third")]
        + identifiers.sorted { $0.key < $1.key }.map { id, name in
          let type = classes[id].map(LinkValue.string) ?? .null
          return .tell(
            Effect(
              Effect.restorationIdentifier, on: id,
              detail: ["identifier": .string(name), "class": type]))
        }
    }

    private var family: [ScriptedApp.Action] {
      if presents { return [] }
      return [
        .ask(.addChild, on: Self.root, ["child": .object(Self.child)]),
        .ask(.addChild, on: Self.child, ["child": .object(Self.grandchild)]),
      ]
    }

    private func archive(of id: ObjectID) -> LinkRecord {
      let next = [Self.root: Self.child, Self.child: Self.grandchild][id]
      return [
        "archive": .data([UInt8(id.number)]),
        "references": .list(next.map { [.object($0)] } ?? []),
      ]
    }

    private func made(_ path: LinkValue?) -> LinkValue {
      path?.list?.last?.string.flatMap { makes[$0] } ?? .null
    }
  }

  private let setup = Setup("17", .iOS17)
  private let again = "launch home purge launch"

  private func play(_ story: String, _ family: Family) throws -> Played {
    try Played(story, setup) { family.actions(in: $0) }
  }

  /// Those callbacks of a story's last stimulus that have to do with state, each with its receiver.
  private func restoring(_ family: Family) throws -> [String] {
    let names = [
      "viewControllerWithRestorationIdentifierPath", "viewController", "viewDidLoad",
      "decodeRestorableState", "didDecodeRestorableStateWith", "applicationFinishedRestoringState",
    ]
    return try play(again, family).everyReceiver.filter { word in
      names.contains { word.hasPrefix("\($0) ") }
    }
    .map { $0.replacingOccurrences(of: "WithRestorationIdentifierPath", with: "") }
    .map { $0.replacingOccurrences(of: " AppDelegate", with: "") }
  }

  private func asked(_ played: Played) -> [String] {
    (played.arguments(.controllerForRestoration)
      + played.arguments(CallbackName(Call.Name.makeRestoredController)))
      .compactMap { $0["path"]?.list?.compactMap(\.string).joined(separator: "/") }
  }

  // MARK: Saving

  func testA12WhatAControllerEncodesIsSavedAfterIt() throws {
    XCTAssertEqual(
      try play("launch home", Family()).everyReceiver.filter { $0.hasPrefix("encode") },
      [
        "encodeRestorableState Root", "encodeRestorableState Other", "encodeRestorableState Third",
      ])
  }

  func testA12AControllerWithoutIdentifierKeepsWhatIsBelowOut() throws {
    var family = Family()
    family.identifiers[Family.child] = nil

    XCTAssertEqual(
      try play("launch home", family).everyReceiver.filter { $0.hasPrefix("encode") },
      ["encodeRestorableState Root"])
    XCTAssertEqual(asked(try play(again, family)), ["root"])
  }

  func testA12WhatIsEncodedTwiceIsSavedOnce() throws {
    let family = Family()
    let played = try Played("launch home", setup) { call in
      CallbackName(call.name) == .encodeRestorableState
        ? [
          .give([
            "archive": .null,
            "references": .list(
              [Family.root, Family.child, Family.child, .init(99)].map(LinkValue.object)),
          ])
        ] : family.actions(in: call)
    }

    XCTAssertEqual(
      played.everyReceiver.filter { $0.hasPrefix("encode") },
      ["encodeRestorableState Root", "encodeRestorableState Other"])
  }

  // MARK: Restoring

  func testA31AllAreMadeBeforeTheFirstIsLoadedAndDecoded() throws {
    XCTAssertEqual(
      try restoring(Family()),
      [
        "viewController", "viewController", "viewController", "viewDidLoad Root",
        "decodeRestorableState Root", "viewDidLoad Other", "decodeRestorableState Other",
        "viewDidLoad Third", "decodeRestorableState Third", "didDecodeRestorableStateWith",
        "applicationFinishedRestoringState Root", "applicationFinishedRestoringState Other",
        "applicationFinishedRestoringState Third",
      ])
    XCTAssertEqual(
      asked(try play(again, Family())), ["root", "root/child", "root/child/grandchild"])
  }

  func testA31AReferenceIsHandedOverAsTheControllerOfNow() throws {
    let decoded = try play(again, Family()).arguments(.decodeRestorableState)

    XCTAssertEqual(
      decoded,
      [
        ["archive": .data([4]), "controllers": .record(["6": .object(Family.child)])],
        ["archive": .data([6]), "controllers": .record(["8": .object(Family.grandchild)])],
        ["archive": .data([8])],
      ])
  }

  func testA31WhatNobodyMakesIsLeftOutWithWhatIsBelowIt() throws {
    var family = Family()
    family.makes["child"] = nil

    XCTAssertEqual(asked(try play(again, family)), ["root", "root/child"])
    XCTAssertEqual(
      try play(again, family).arguments(.decodeRestorableState), [["archive": .data([4])]])
  }

  func testA31WhatStandsInItsPlaceAlreadyIsFound() throws {
    var family = Family()
    family.makes = [:]
    family.addsChildrenIn = .viewDidLoad

    XCTAssertEqual(
      try restoring(family).filter { $0.hasPrefix("decode") || $0.hasPrefix("viewDidLoad") },
      [
        "viewDidLoad Root", "decodeRestorableState Root", "viewDidLoad Other",
        "decodeRestorableState Other", "viewDidLoad Third", "decodeRestorableState Third",
      ])
  }

  func testA31WhatARestorationClassRefusesIsNotLookedFor() throws {
    var family = Family()
    family.classes[Family.root] = "App.Root"
    family.makes = [:]

    XCTAssertEqual(asked(try play(again, family)), ["root"])
    XCTAssertFalse(try restoring(family).contains { $0.hasPrefix("decode") })
  }

  func testA31OneObjectStandsForOneController() throws {
    var family = Family()
    family.makes["child"] = .object(Family.root)

    XCTAssertEqual(
      try restoring(family).filter { $0.hasPrefix("decode") }, ["decodeRestorableState Root"])
  }

  func testWhatWasPresentedIsPresentedOnceItsWindowShows() throws {
    var family = Family()
    family.presents = true
    let saved = try play("launch home", family)
    XCTAssertEqual(
      saved.everyReceiver.filter { $0.hasPrefix("encode") },
      [
        "encodeRestorableState Root", "encodeRestorableState Other", "encodeRestorableState Third",
      ])

    _ = try saved.then("purge launch")

    let calls = saved.launcher.apps.last?.calls.map(\.name) ?? []
    let appeared = try XCTUnwrap(calls.firstIndex(of: "viewDidAppear(_:)"))
    XCTAssertLessThan(appeared, try XCTUnwrap(calls.firstIndex(of: Call.Name.presentRestored)))
    XCTAssertEqual(asked(saved), ["root", "root/child", "grandchild"])
    XCTAssertFalse(
      try play("launch", family).launcher.apps[0].calls.contains {
        $0.name == Call.Name.presentRestored
      })
  }
}
