import NibFormat
import XCTest

final class ViewTests: XCTestCase {
  func testAViewIsNamedAsInSwift() throws {
    let view = try object(
      """
      <view hidden="YES" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" alpha="0.5"
        multipleTouchEnabled="YES" contentMode="scaleAspectFit" tag="-3" userLabel="Mine"
        restorationIdentifier="r" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="-1.5" y="2" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES"
        flexibleMaxY="YES" heightSizable="NO"/>
      <color key="tintColor" name="Brand"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3"
        trailing="4"/>
      </view>
      """)

    XCTAssertEqual(
      view,
      NibObject(
        id: "a", kind: "UIView",
        values: [
          "isHidden": .bool(true), "isOpaque": .bool(false), "clipsToBounds": .bool(true),
          "isUserInteractionEnabled": .bool(false), "alpha": .double(0.5),
          "isMultipleTouchEnabled": .bool(true), "contentMode": .string("scaleAspectFit"),
          "tag": .int(-3), "restorationIdentifier": .string("r"),
          "translatesAutoresizingMaskIntoConstraints": .bool(false),
          "frame": .numbers([-1.5, 2, 3, 4]),
          "autoresizingMask": .list([
            .string("flexibleWidth"), .string("flexibleLeftMargin"),
            .string("flexibleBottomMargin"),
          ]),
          "tintColor": .namedColor("Brand"), "directionalLayoutMargins": .numbers([1, 2, 3, 4]),
        ]))
  }

  func testAFixedFrameHoldsByItsMask() throws {
    let button = try fixture("SingleViewXcode8.storyboard").object("Bn1-aa-001")

    XCTAssertNil(button.values["translatesAutoresizingMaskIntoConstraints"])
    XCTAssertEqual(button.values["buttonType"], .string("system"))
  }

  func testSilenceMeansWhatInterfaceBuilderMeans() throws {
    XCTAssertEqual(try object("<button id='a'/>").values, ["buttonType": .string("custom")])
    XCTAssertEqual(try object("<switch id='a'/>").values, ["isOn": .bool(false)])
    XCTAssertEqual(try object("<stackView id='a'/>").values, ["axis": .string("horizontal")])
    XCTAssertEqual(try object("<tableView id='a'/>").values, ["style": .string("plain")])
    XCTAssertEqual(
      try object("<imageView id='a'/>").values, ["isUserInteractionEnabled": .bool(true)])
    XCTAssertEqual(
      try object("<activityIndicatorView id='a'/>").values, ["hidesWhenStopped": .bool(false)])
    XCTAssertEqual(
      try object("<label id='a'/>").values,
      ["adjustsFontSizeToFitWidth": .bool(true), "isUserInteractionEnabled": .bool(true)])
  }

  func testAStackArrangesItsViews() throws {
    let stack = try object(
      "<stackView axis='vertical' distribution='fillEqually' id='a'><subviews><view id='b'/></subviews></stackView>"
    )

    XCTAssertEqual(stack.ids("arrangedSubviews"), ["b"])
    XCTAssertEqual(stack.parts["subviews"], nil)
    XCTAssertEqual(stack.values["distribution"], .string("fillEqually"))
  }

  func testTextInputHasItsTraits() throws {
    let archive = try fixture("NavigationTable.storyboard")

    XCTAssertEqual(
      try archive.object("txf-00-001").values,
      [
        "isOpaque": .bool(false), "contentMode": .string("scaleToFill"),
        "borderStyle": .string("roundedRect"), "placeholder": .string("Title & more"),
        "minimumFontSize": .double(17), "returnKeyType": .string("done"),
        "isSecureTextEntry": .bool(true),
      ])
    XCTAssertEqual(try archive.object("txv-00-001").values["text"], .string("Line one\nLine two"))
    XCTAssertEqual(try archive.object("txv-00-001").values["isEditable"], .bool(false))
    XCTAssertEqual(
      try archive.object("sbr-00-001").values["scopeButtonTitles"],
      .list([.string("All"), .string("Mine")]))
    XCTAssertEqual(
      try archive.object("sbr-00-001").values["keyboardType"], .string("webSearch"))
  }

  func testControlsHaveTheirValues() throws {
    let archive = try fixture("DetailViewController.xib")

    let slider = try archive.object("sld-00-001").values
    XCTAssertEqual(slider["value"], .double(0.5))
    XCTAssertEqual(slider["minimumValue"], .double(-1))
    XCTAssertEqual(slider["maximumValue"], .double(1))
    XCTAssertEqual(slider["isContinuous"], .bool(false))
    let indicator = try archive.object("ind-00-001").values
    XCTAssertEqual(indicator["isAnimating"], .bool(true))
    XCTAssertEqual(indicator["style"], .string("whiteLarge"))
    let picker = try archive.object("dat-00-001").values
    XCTAssertEqual(picker["date"], .double(600_000_000.5))
    XCTAssertEqual(picker["locale"], .string("de_AT"))
    XCTAssertEqual(picker["datePickerMode"], .string("time"))
    XCTAssertEqual(picker["preferredDatePickerStyle"], .string("wheels"))
    XCTAssertEqual(picker["minuteInterval"], .int(5))
  }

  func testOtherElementsAreRead() throws {
    let archive = try fixture("DetailViewController.xib")
    let effect = try archive.object("vis-00-001")

    XCTAssertEqual(
      effect.values["effect"],
      .record(["isVibrancy": .bool(true), "style": .string("regular")]))
    XCTAssertEqual(effect.ids("contentView"), ["vis-00-002"])
    XCTAssertEqual(
      try archive.object("att-00-001").values["attributedText"], .string("Bold and plain"))
    XCTAssertEqual(
      try archive.object("i5M-Pr-FkT").values["backgroundColor"], .color([1, 1, 1, 1]))
    XCTAssertEqual(
      try archive.object("i5M-Pr-FkT").parts["safeAreaLayoutGuide"],
      [NibObject(id: "fnl-2z-Ty3", kind: "UILayoutGuide")])
  }

  func testAnUnknownViewIsAViewOfThatName() throws {
    let archive = try fixture("TabBar.storyboard")

    XCTAssertEqual(
      try archive.object("unk-00-001"),
      NibObject(
        id: "unk-00-001", kind: "UIArcMeterView",
        values: [
          "frame": .numbers([1, 2, 3, 4]), "alpha": .double(0.5),
          "contentMode": .string("scaleToFill"),
        ]))
    XCTAssertEqual(try object("<wkWebView id='a'/>").kind, "WKWebView")
    XCTAssertEqual(try object("<mapView id='a'/>").kind, "MKMapView")
  }

  func testInksBecomeLight() throws {
    let bar = try fixture("TabBar.storyboard").object("tbb-00-001")

    XCTAssertEqual(bar.values["barTintColor"], .color([0.5, 0, 0.25, 1]))
  }

  func testAccessibilityHasItsProperties() throws {
    let label = try fixture("SingleViewXcode26.storyboard").object("dR5-Yb-1nE")

    XCTAssertEqual(label.values["accessibilityIdentifier"], .string("status"))
    XCTAssertEqual(label.values["accessibilityLabel"], .string("Status"))
    XCTAssertEqual(label.values["isAccessibilityElement"], .bool(true))
    XCTAssertEqual(
      label.values["accessibilityTraits"],
      .list([.string("staticText"), .string("updatesFrequently")]))
  }
}
