import Foundation
import NibFormat
import Wording

/// Reads the elements that are values, such as `<rect key="frame" …/>`.
extension InterfaceElement {
  /// Nil where the element is no value that an object can have.
  func value() throws(FileProblem) -> NibValue? {
    switch name {
    case "rect": try numbers("x", "y", "width", "height")
    case "point": try numbers("x", "y")
    case "size": try numbers("width", "height")
    case "inset": try numbers("minY", "minX", "maxY", "maxX")
    case "edgeInsets": try numbers("top", "left", "bottom", "right")
    case "directionalEdgeInsets": try numbers("top", "leading", "bottom", "trailing")
    case "range": try numbers("location", "length")
    case "color": try color()
    case "fontDescription", "font": try font()
    case "string", "mutableString", "attributedString", "mutableAttributedString":
      .string(try string())
    case "bool", "boolean": try bool("value").map { .bool($0) }
    case "integer": try integer("value").map { .int($0) }
    case "real", "float", "double": try number("value").map { .double($0) }
    case "imageReference": image("image")
    case "date": try number("timeIntervalSinceReferenceDate").map { .double($0) }
    case "locale": self["localeIdentifier"].map { .string($0) }
    case "autoresizingMask":
      try flags([
        "widthSizable": "flexibleWidth", "heightSizable": "flexibleHeight",
        "flexibleMinX": "flexibleLeftMargin", "flexibleMaxX": "flexibleRightMargin",
        "flexibleMinY": "flexibleTopMargin", "flexibleMaxY": "flexibleBottomMargin",
      ])
    case "extendedEdge", "rectEdge":
      try flags(["top": "top", "left": "left", "bottom": "bottom", "right": "right"])
    default: nil
    }
  }

  /// A text; of an attributed one its characters.
  func string() throws(FileProblem) -> String {
    if let fragments = first("fragments") {
      var text = ""
      for fragment in fragments.all("fragment") {
        text += try fragment.first("string")?.string() ?? fragment["content"] ?? ""
      }
      return text
    }
    // What XML cannot hold, Xcode writes so, without the = at the end.
    guard self["base64-UTF8"] == "YES" else { return text }
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: padded), let decoded = String(data: data, encoding: .utf8)
    else {
      throw FileProblem("has a text that is not in Base64, as it says", line: line)
    }
    return decoded
  }
}

/// Colours.
extension InterfaceElement {
  /// Nil where the element says no colour.
  fileprivate func color() throws(FileProblem) -> NibValue? {
    // Newest first: Xcode 11 writes two names, the second for older systems.
    let named =
      self["name"] ?? self["systemColor"] ?? self["xcode11CocoaTouchSystemColor"]
      ?? self["cocoaTouchSystemColor"]
    if let named { return .namedColor(named) }
    return try components().map { .color($0) }
  }

  /// Red, green, blue and alpha.
  func components() throws(FileProblem) -> [Double]? {
    let alpha = try number("alpha") ?? 1
    var components: [Double]
    if let white = try number("white") {
      components = [white, white, white, alpha]
    } else if let red = try number("red") {
      components = [red, try number("green") ?? 0, try number("blue") ?? 0, alpha]
    } else if let cyan = try number("cyan") {
      let inks = [cyan, try number("magenta") ?? 0, try number("yellow") ?? 0]
      let black = try number("black") ?? 0
      components = inks.map { (1 - $0) * (1 - black) } + [alpha]
    } else {
      return nil
    }
    for index in components.indices { components[index] = min(max(components[index], 0), 1) }
    return components
  }

  fileprivate func font() throws(FileProblem) -> NibValue {
    let weights = ["boldSystem": "bold", "italicSystem": "italic"]
    let weight = self["type"].flatMap { weights[$0] } ?? self["weight"]
    return .font(
      size: try number("pointSize") ?? 0, style: self["style"],
      weight: weight == "regular" ? nil : weight, name: self["name"])
  }
}
