import NibFormat
import Wording

/// Reads what an object has of more than one value.
extension InterfaceElement {
  /// The values of attributes and of elements with a key, as a record.
  func record(_ table: AttributeTable) throws(FileProblem) -> [String: NibValue] {
    var values = try table.values(of: self)
    for child in children {
      guard let key = child["key"], let value = try child.value() else { continue }
      values[Self.renamed[key] ?? key] = value
    }
    return values
  }

  private static let renamed = [
    "titleFontDescription": "font", "fontDescription": "font",
    "contentInset": "contentInsets", "directionalContentInsets": "contentInsets",
  ]

  /// The attributes that a student has typed into Interface Builder's identity inspector, or that
  /// are inspectables of the class.
  func runtimeAttributes() throws(FileProblem) -> NibValue {
    var list: [NibValue] = []
    for attribute in all("userDefinedRuntimeAttribute") {
      let type = attribute["type"] ?? "string"
      list.append(
        .record([
          "keyPath": .string(attribute["keyPath"] ?? ""), "type": .string(type),
          "value": try attribute.runtimeValue(type) ?? .null,
        ]))
    }
    return .list(list)
  }

  private func runtimeValue(_ type: String) throws(FileProblem) -> NibValue? {
    if let element = children.first(where: { $0["key"] == "value" }) { return try element.value() }
    switch type {
    case "boolean": return .bool(try bool("value") ?? false)
    case "image": return image("value")
    case "number": return try number("value").map { .double($0) }
    case "nil": return nil
    default: return self["value"].map { .string($0) }
    }
  }

  func accessibility() throws(FileProblem) -> [String: NibValue] {
    var values: [String: NibValue] = [:]
    for child in children {
      if let key = child["key"], child.name != "accessibilityTraits" {
        values["accessibility" + key.prefix(1).uppercased() + key.dropFirst()] = try child.value()
      }
    }
    values["isAccessibilityElement"] = values.removeValue(forKey: "accessibilityIsElement")
    for (attribute, property) in [
      "identifier": "accessibilityIdentifier", "label": "accessibilityLabel",
      "hint": "accessibilityHint", "value": "accessibilityValue",
    ] {
      if let text = self[attribute] { values[property] = .string(text) }
    }
    if let traits = first("accessibilityTraits") {
      let names = traits.attributes.filter { $0.value == "YES" && $0.key != "none" }.keys.sorted()
      values["accessibilityTraits"] = .list(names.map { .string($0) })
    }
    return values
  }

  /// The segments of a segmented control.
  func segments() throws(FileProblem) -> NibValue {
    var list: [NibValue] = []
    for segment in all("segment") { list.append(.record(try segment.record(.segment))) }
    return .list(list)
  }

  func strings() throws(FileProblem) -> NibValue {
    var list: [NibValue] = []
    for string in all("string") { list.append(.string(try string.string())) }
    return .list(list)
  }

  /// What a visual effect view shows.
  func effect() -> NibValue {
    let blur = name == "blurEffect" ? self : first("blurEffect")
    var record: [String: NibValue] = ["isVibrancy": .bool(name == "vibrancyEffect")]
    if let style = blur?["style"] { record["style"] = .string(style) }
    return .record(record)
  }
}
