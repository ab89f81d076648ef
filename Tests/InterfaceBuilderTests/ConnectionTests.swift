import InterfaceBuilder
import NibFormat
import Wording
import XCTest

final class ConnectionTests: XCTestCase {
  func testOutletsComeInTheFilesOrderDanglingOnesIncluded() throws {
    let controller = try fixture("SingleViewXcode8.storyboard").object("Kx2-aa-Q1z")

    XCTAssertEqual(
      controller.connections,
      [
        .outlet(property: "greetingLabel", destination: "Lb1-aa-001"),
        .outlet(property: "goneLabel", destination: "Xx1-xx-xxx"),
      ])
  }

  func testAnActionHasItsEvent() throws {
    let archive = try fixture("NavigationTable.storyboard")

    XCTAssertEqual(
      try archive.object("txf-00-001").connections,
      [
        .action(
          selector: "edited:forEvent:", target: "dtl-00-001", event: "editingDidEndOnExit"),
        .outlet(property: "delegate", destination: "dtl-00-001"),
      ])
  }

  func testSeguesOfRelationshipsKeepTheirOrder() throws {
    let tabs = try fixture("TabBar.storyboard").object("tab-00-001").connections.compactMap(segue)

    XCTAssertEqual(tabs.map(\.destination), ["pho-00-001", "hme-00-001", "ref-00-001"])
    XCTAssertEqual(Set(tabs.map(\.kind)), [.relationship])
    XCTAssertEqual(Set(tabs.map(\.relationship)), ["viewControllers"])
  }

  func testEveryKindOfSegueIsRead() throws {
    let table = try fixture("NavigationTable.storyboard")
    let tabs = try fixture("TabBar.storyboard")

    XCTAssertEqual(
      try table.object("cel-00-001").connections.compactMap(segue),
      [
        NibSegue(
          id: "seg-00-002", kind: .show, identifier: "ShowNote", destination: "dtl-00-001",
          creationSelector: "makeDetail:sender:"),
        NibSegue(
          id: "seg-00-003", kind: .popover, destination: "dtl-00-001",
          popoverAnchor: "cel-00-003", trigger: "accessoryAction"),
      ])
    XCTAssertEqual(
      try table.object("dtl-00-001").connections.compactMap(segue),
      [
        NibSegue(
          id: "seg-00-004", kind: .unwind, identifier: "Done", destination: "ext-00-001",
          unwindAction: "unwindToNotes:")
      ])
    XCTAssertEqual(
      try tabs.object("btn-00-001").connections.compactMap(segue),
      [
        NibSegue(
          id: "seg-00-005", kind: .present, destination: "ref-00-001",
          modalPresentationStyle: "formSheet", modalTransitionStyle: "crossDissolve",
          animates: false),
        NibSegue(
          id: "seg-00-006", kind: .custom, destination: "ref-00-001", customClass: "FadeSegue"),
      ])
    XCTAssertEqual(
      try tabs.object("con-00-001").connections.compactMap(segue),
      [NibSegue(id: "seg-00-004", kind: .embed, identifier: "Map", destination: "ref-00-002")])
  }

  func testOldNamesOfSeguesMeanTheNewKinds() throws {
    let kinds: KeyValuePairs<String, NibSegue.Kind> = [
      "push": .show, "modal": .present, "popover": .popover, "replace": .showDetail,
      "showDetail": .showDetail,
    ]

    for (name, kind) in kinds {
      let view = try object(
        "<view id='a'><connections><segue id='b' kind='\(name)' destination='c'/></connections></view>"
      )

      XCTAssertEqual(view.connections.compactMap(segue).map(\.kind), [kind], name)
    }
  }

  func testAConnectionWithoutItsEndIsAProblem() {
    func of(_ connection: String) -> FileProblem {
      problem(storyboard("<view id='a'><connections>\(connection)</connections></view>"))
    }

    XCTAssertEqual(
      of("<outlet property='a'/>"),
      FileProblem("has a <outlet> without a destination", line: 4))
    XCTAssertEqual(
      of("<action destination='c'/>"),
      FileProblem("has an <action> without a selector", line: 4))
    XCTAssertEqual(
      of("<segue destination='c'/>"), FileProblem("has a <segue> without a kind", line: 4))
    XCTAssertEqual(
      of("<segue destination='c' kind='jump'/>"),
      FileProblem("has a <segue> whose kind “jump” is no kind of segue that is known", line: 4)
    )
  }

  private func segue(_ connection: NibConnection) -> NibSegue? {
    if case .segue(let segue) = connection { segue } else { nil }
  }
}
