import NibFormat
import Wording

/// Reads Auto Layout's constraints.
extension InterfaceElement {
  /// `owner` is the view that holds the constraint, which the file does not repeat.
  func constraint(of owner: String) throws(FileProblem) -> NibObject {
    var values: [String: NibValue] = [
      "firstItem": .object(self["firstItem"] ?? owner),
      "firstAttribute": .string(Self.attribute(self["firstAttribute"])),
      "relation": .string(self["relation"] ?? "equal"),
      "multiplier": .double(try multiplier()),
      "constant": .double(try number("constant") ?? 0),
    ]
    if let second = self["secondAttribute"] {
      values["secondItem"] = .object(self["secondItem"] ?? owner)
      values["secondAttribute"] = .string(Self.attribute(second))
    }
    if let priority = try number("priority") { values["priority"] = .double(priority) }
    if let identifier = self["identifier"] { values["identifier"] = .string(identifier) }
    return NibObject(
      id: self["id"] ?? "", kind: "NSLayoutConstraint",
      customClass: withoutModule(self["customClass"]), values: values)
  }

  private static func attribute(_ name: String?) -> String {
    name == "baseline" ? "lastBaseline" : name ?? "notAnAttribute"
  }

  /// A number, or a ratio such as `16:9`.
  private func multiplier() throws(FileProblem) -> Double {
    guard let text = self["multiplier"], text.contains(":") else {
      return try number("multiplier") ?? 1
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1],
      (first / second).magnitude <= 1e9
    else { throw wrong("multiplier", "no ratio that can be used") }
    return first / second
  }
}
