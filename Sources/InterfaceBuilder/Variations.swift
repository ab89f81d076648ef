/// Applies what a file says about size classes, as for an iPhone held upright: its width is compact,
/// its height regular.
struct Variations {
  /// The identifiers of views and constraints that are not installed, and of all that is in them.
  private(set) var removed: Set<String> = []

  /// General ones first: what comes later counts.
  private static let ours = [
    "default", "widthClass=compact", "heightClass=regular",
    "heightClass=regular-widthClass=compact",
  ]

  mutating func apply(to element: InterfaceElement) -> InterfaceElement {
    var result = element
    result.children = element.children.map { apply(to: $0) }
    let variations = element.all("variation")
    guard !variations.isEmpty else { return result }
    var excluded: Set<String> = []
    for variation in Self.ours.flatMap({ key in variations.filter { $0["key"] == key } }) {
      for (attribute, value) in variation.attributes where attribute != "key" {
        result.attributes[attribute] = value
      }
      for child in variation.children {
        guard child.name == "mask" else {
          result.children.append(child)
          continue
        }
        for change in child.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(reference) }
          if change.name == "include" { excluded.remove(reference) }
        }
      }
    }
    remove(excluded, from: &result)
    return result
  }

  private mutating func remove(_ excluded: Set<String>, from element: inout InterfaceElement) {
    guard !excluded.isEmpty else { return }
    for index in element.children.indices
    where ["subviews", "constraints"].contains(element.children[index].name) {
      let children = element.children[index].children
      for child in children where child["id"].map(excluded.contains) == true { note(child) }
      element.children[index].children.removeAll { $0["id"].map(excluded.contains) == true }
    }
  }

  private mutating func note(_ element: InterfaceElement) {
    if let id = element["id"] { removed.insert(id) }
    for child in element.children where child.name != "connections" { note(child) }
  }
}
