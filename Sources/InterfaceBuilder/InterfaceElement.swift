/// An element of a storyboard's XML with all that is in it.
struct InterfaceElement {
  var name: String
  var attributes: [String: String]
  /// 1-based; of an element over several lines the last of its opening tag.
  var line: Int
  var children: [InterfaceElement] = []
  /// The characters right inside of it.
  var text = ""

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The children of a name.
  func all(_ name: String) -> [InterfaceElement] { children.filter { $0.name == name } }

  func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
}
