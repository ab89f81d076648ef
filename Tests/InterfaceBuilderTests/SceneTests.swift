import NibFormat
import XCTest

final class SceneTests: XCTestCase {
  func testAStoryboardBeginsWithTheControllerThatItNames() throws {
    let archive = try fixture("TabBar.storyboard")

    XCTAssertEqual(archive.initial, "tab-00-001")
    XCTAssertEqual(
      archive.scenes.map { $0.objects.first?.kind },
      [
        "UITabBarController", "UICollectionViewController", "UIViewController",
        "ViewControllerPlaceholder", "ViewControllerPlaceholder",
      ])
  }

  func testWhatStandsBesideAControllerFollowsIt() throws {
    let scene = try fixture("TabBar.storyboard").scenes[2]

    XCTAssertEqual(scene.objects.map(\.id), ["hme-00-001", "prs-00-001", "obj-00-001"])
    XCTAssertEqual(scene.objects[1].kind, "UILongPressGestureRecognizer")
    XCTAssertEqual(
      scene.objects[1].values,
      ["allowableMovement": .double(10), "minimumPressDuration": .double(0.75)])
    XCTAssertEqual(scene.objects[2].kind, "NSObject")
    XCTAssertEqual(scene.objects[2].customClass, "Library")
  }

  func testPlaceholdersAreTheResponderTheOwnerAndTheExit() throws {
    let detail = try fixture("NavigationTable.storyboard").scenes[2]
    let xib = try fixture("DetailViewController.xib").scenes

    XCTAssertEqual(detail.placeholders.map(\.kind), ["FirstResponder", "Exit"])
    XCTAssertEqual(xib.map { $0.placeholders.map(\.kind) }, [["FilesOwner", "FirstResponder"]])
    XCTAssertEqual(xib[0].placeholders[0].customClass, "DetailViewController")
    XCTAssertEqual(
      xib[0].placeholders[0].connections,
      [
        .outlet(property: "slider", destination: "sld-00-001"),
        .outlet(property: "view", destination: "i5M-Pr-FkT"),
      ])
    XCTAssertEqual(xib[0].objects.map(\.id), ["i5M-Pr-FkT"])
  }

  func testAStoryboardReferenceSaysWhereItLeads() throws {
    let archive = try fixture("TabBar.storyboard")

    XCTAssertEqual(
      try archive.object("ref-00-001").values,
      ["storyboardName": .string("Profile"), "referencedIdentifier": .string("Start")])
    XCTAssertEqual(try archive.object("ref-00-002").values, ["storyboardName": .string("Map")])
  }

  func testAControllerHasItsIdentifiersAndStyles() throws {
    let settings = try fixture("SingleViewXcode26.storyboard").object("mNq-5r-C0d")
    let home = try fixture("TabBar.storyboard").object("hme-00-001")

    XCTAssertEqual(settings.customClass, "SettingsViewController")
    XCTAssertEqual(settings.values["storyboardIdentifier"], .string("Settings"))
    XCTAssertEqual(settings.values["restorationIdentifier"], .string("Settings"))
    XCTAssertEqual(
      home.values,
      [
        "modalPresentationStyle": .string("fullScreen"),
        "modalTransitionStyle": .string("flipHorizontal"),
      ])
  }

  func testANavigationControllerHasItsBar() throws {
    let navigation = try fixture("NavigationTable.storyboard").object("nav-00-001")

    XCTAssertEqual(navigation.values["isNavigationBarHidden"], .bool(true))
    XCTAssertEqual(navigation.values["restorationIdentifier"], .string("MainNavigation"))
    XCTAssertEqual(navigation.ids("navigationBar"), ["bar-00-001"])
    XCTAssertEqual(
      navigation.parts["navigationBar"]?.first?.values["prefersLargeTitles"], .bool(true))
  }

  func testBarButtonItemsAreListsWhereverTheFileHasThem() throws {
    let archive = try fixture("NavigationTable.storyboard")
    let item = try archive.object("itm-00-001")
    let add = try archive.object("itm-00-005")

    XCTAssertEqual(
      item.values, ["title": .string("Notes"), "largeTitleDisplayMode": .string("always")])
    XCTAssertEqual(item.ids("leftBarButtonItems"), ["itm-00-003", "itm-00-004"])
    XCTAssertEqual(item.ids("rightBarButtonItems"), ["itm-00-005"])
    XCTAssertEqual(item.ids("backBarButtonItem"), ["itm-00-002"])
    XCTAssertEqual(
      add.values, ["image": .image(name: "plus", isSystem: true), "style": .string("plain")])
    XCTAssertEqual(
      add.connections, [.action(selector: "add:", target: "lst-00-001", event: nil)])
    XCTAssertEqual(
      try archive.object("itm-00-004").values["systemItem"], .string("flexibleSpace"))
  }

  func testATabBarItemHasItsTitleImageAndBadge() throws {
    let archive = try fixture("TabBar.storyboard")

    XCTAssertEqual(
      try archive.object("itm-00-001").values,
      ["title": .string(""), "systemItem": .string("favorites"), "badgeValue": .string("3")])
    XCTAssertEqual(
      try archive.object("itm-00-002").values,
      ["title": .string("Home"), "image": .image(name: "house", isSystem: true)])
  }
}
