import NibFormat
import XCTest

final class ListTests: XCTestCase {
  func testATableHasItsPrototypesAndItsHeader() throws {
    let table = try fixture("NavigationTable.storyboard").object("tbl-00-001")

    XCTAssertEqual(table.kind, "UITableView")
    XCTAssertEqual(table.ids("prototypes"), ["cel-00-001"])
    XCTAssertEqual(table.ids("tableHeaderView"), ["sbr-00-001"])
    XCTAssertEqual(table.values["rowHeight"], .double(-1))
    XCTAssertNil(table.values["isStatic"])
    XCTAssertEqual(table.values["backgroundColor"], .namedColor("systemBackgroundColor"))
    XCTAssertEqual(
      table.connections,
      [
        .outlet(property: "dataSource", destination: "lst-00-001"),
        .outlet(property: "delegate", destination: "lst-00-001"),
      ])
  }

  func testACellOfAStyleNamesItsLabels() throws {
    let archive = try fixture("NavigationTable.storyboard")
    let cell = try archive.object("cel-00-001")

    XCTAssertEqual(cell.values["style"], .string("subtitle"))
    XCTAssertEqual(cell.values["reuseIdentifier"], .string("Note"))
    XCTAssertEqual(cell.values["accessoryType"], .string("disclosureIndicator"))
    XCTAssertEqual(cell.values["textLabel"], .object("cel-00-003"))
    XCTAssertEqual(cell.values["detailTextLabel"], .object("cel-00-004"))
    XCTAssertEqual(
      cell.parts["contentView"]?.first?.ids("subviews"), ["cel-00-003", "cel-00-004"])
    XCTAssertEqual(
      try archive.object("cel-00-004").values["font"],
      .font(size: 12, style: nil, weight: nil, name: "HelveticaNeue-Light"))
  }

  func testAStaticTableHasItsSectionsAndRows() throws {
    let archive = try fixture("NavigationTable.storyboard")
    let table = try archive.object("tbl-00-002")

    XCTAssertEqual(table.values["isStatic"], .bool(true))
    XCTAssertEqual(table.values["style"], .string("insetGrouped"))
    XCTAssertEqual(table.values["allowsSelection"], .bool(false))
    XCTAssertEqual(table.ids("sections"), ["sct-00-001", "sct-00-002"])
    let section = try archive.object("sct-00-001")
    XCTAssertEqual(
      section.values,
      ["headerTitle": .string("Text"), "footerTitle": .string("Saved by itself")])
    XCTAssertEqual(section.ids("cells"), ["cel-00-005", "cel-00-007"])
    XCTAssertEqual(try archive.object("cel-00-005").values["rowHeight"], .double(120))
    XCTAssertNil(try archive.object("cel-00-005").values["style"])
    XCTAssertEqual(try archive.object("cel-00-007").values["style"], .string("value1"))
  }

  func testACollectionHasItsCellsHeaderAndLayout() throws {
    let archive = try fixture("TabBar.storyboard")
    let collection = try archive.object("col-00-001")
    let layout = try archive.object("lay-00-001")

    XCTAssertEqual(collection.ids("prototypes"), ["cel-00-001"])
    XCTAssertEqual(collection.ids("sectionHeaderView"), ["hdr-00-001"])
    XCTAssertEqual(collection.ids("collectionViewLayout"), ["lay-00-001"])
    XCTAssertEqual(collection.values["isPrefetchingEnabled"], .bool(false))
    XCTAssertEqual(layout.kind, "UICollectionViewFlowLayout")
    XCTAssertEqual(
      layout.values,
      [
        "scrollDirection": .string("horizontal"), "minimumLineSpacing": .double(10),
        "minimumInteritemSpacing": .double(5), "itemSize": .numbers([128, 96]),
        "headerReferenceSize": .numbers([50, 50]), "footerReferenceSize": .numbers([0, 0]),
        "sectionInset": .numbers([2, 1, 4, 3]),
      ])
    let cell = try archive.object("cel-00-001")
    XCTAssertEqual(cell.customClass, "PhotoCell")
    XCTAssertEqual(cell.ids("contentView"), ["cel-00-002"])
    XCTAssertEqual(
      cell.connections, [.outlet(property: "imageView", destination: "img-00-001")])
  }
}
