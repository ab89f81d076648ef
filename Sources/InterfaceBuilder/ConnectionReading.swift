import NibFormat
import Wording

/// Reads the lines that are drawn from an object.
extension InterfaceElement {
  /// Of the element `connections`, in its order.
  func connections() throws(FileProblem) -> [NibConnection] {
    var connections: [NibConnection] = []
    for child in children {
      if let connection = try child.connection() { connections.append(connection) }
    }
    return connections
  }

  private func connection() throws(FileProblem) -> NibConnection? {
    guard ["outlet", "outletCollection", "action", "segue"].contains(name) else { return nil }
    guard let destination = self["destination"] else {
      throw FileProblem("has a <\(name)> without a destination", line: line)
    }
    switch name {
    case "outlet":
      return .outlet(property: try required("property"), destination: destination)
    case "outletCollection":
      return .outletCollection(property: try required("property"), destination: destination)
    case "action":
      return .action(
        selector: try required("selector"), target: destination, event: self["eventType"])
    default: return .segue(try segue(to: destination))
    }
  }

  private func required(_ attribute: String) throws(FileProblem) -> String {
    guard let value = self[attribute] else {
      throw FileProblem("has an <\(name)> without a \(attribute)", line: line)
    }
    return value
  }

  private func segue(to destination: String) throws(FileProblem) -> NibSegue {
    NibSegue(
      id: self["id"] ?? "", kind: try segueKind(), identifier: self["identifier"],
      destination: destination, customClass: withoutModule(self["customClass"]),
      relationship: self["relationship"], modalPresentationStyle: self["modalPresentationStyle"],
      modalTransitionStyle: self["modalTransitionStyle"], animates: try bool("animates") ?? true,
      unwindAction: self["unwindAction"], creationSelector: self["destinationCreationSelector"],
      popoverAnchor: self["popoverAnchorView"] ?? self["popoverAnchorBarButtonItem"],
      trigger: self["trigger"])
  }

  private func segueKind() throws(FileProblem) -> NibSegue.Kind {
    switch self["kind"] {
    case "show", "push": return .show
    case "showDetail", "replace": return .showDetail
    case "presentation", "modal": return .present
    case "popoverPresentation", "popover": return .popover
    case "embed": return .embed
    case "unwind": return .unwind
    case "relationship": return .relationship
    case "custom": return .custom
    case nil: throw FileProblem("has a <segue> without a kind", line: line)
    // A class of the student's decides what a segue of an unknown kind does.
    case _ where self["customClass"] != nil: return .custom
    default: throw wrong("kind", "no kind of segue that is known")
    }
  }
}

/// A class's own name; Swift's classes may be written as `Module.Class`.
func withoutModule(_ className: String?) -> String? {
  className?.split(separator: ".").last.map(String.init)
}
