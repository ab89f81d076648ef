import NibFormat
import Wording

/// Makes an object of its element, with all that it holds.
struct ObjectReader {
  /// What is not installed: constraints to it are left out.
  var removed: Set<String>

  func object(_ element: InterfaceElement) throws(FileProblem) -> NibObject {
    let kind = ElementKind.named(element.name)
    var object = NibObject(
      id: element["id"] ?? "", kind: kind.className,
      customClass: withoutModule(element["customClass"]),
      values: try kind.attributes.values(of: element))
    for child in element.children { try read(child, of: element, into: &object) }
    try addUnsaid(of: element, kind, to: &object)
    return object
  }

  /// Values that no single attribute says.
  private func addUnsaid(
    of element: InterfaceElement, _ kind: ElementKind, to object: inout NibObject
  ) throws(FileProblem) {
    for (property, value) in kind.silence where object.values[property] == nil {
      switch value {
      case .yes: object.values[property] = .bool(true)
      case .no: object.values[property] = .bool(false)
      case .choice(let name): object.values[property] = .string(name)
      }
    }
    // What has a fixed frame gets constraints from Xcode that hold that frame; the mask does so too.
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO", element["fixedFrame"] != "YES"
    {
      object.values["translatesAutoresizingMaskIntoConstraints"] = .bool(false)
    }
    if try element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      object.values["restorationIdentifier"] = object.values["storyboardIdentifier"]
    }
    if element.name == "tableView", element["dataMode"] == "static" {
      object.values["isStatic"] = .bool(true)
    }
  }

  private func read(
    _ child: InterfaceElement, of element: InterfaceElement, into object: inout NibObject
  ) throws(FileProblem) {
    switch child.name {
    case "connections": object.connections += try child.connections()
    case "constraints": try addConstraints(child, to: &object)
    case "userDefinedRuntimeAttributes":
      object.values["userDefinedRuntimeAttributes"] = try child.runtimeAttributes()
    case "accessibility": object.values.merge(try child.accessibility()) { $1 }
    case "textInputTraits":
      object.values.merge(try AttributeTable.textInputTraits.values(of: child)) { $1 }
    case "state": try addState(child, to: &object)
    case "buttonConfiguration":
      var record = try child.record(.buttonConfiguration)
      record["style"] = record["style"] ?? .string("plain")
      object.values["configuration"] = .record(record)
    case "segments": object.values["segments"] = try child.segments()
    case "scopeButtonTitles": object.values["scopeButtonTitles"] = try child.strings()
    case "blurEffect", "vibrancyEffect": object.values["effect"] = child.effect()
    case "simulatedMetrics", "variation", "nil", "animations": break
    default:
      if let part = Self.lists[child.name] {
        let held = Self.part(part, of: element)
        for item in child.children { object.parts[held, default: []].append(try self.object(item)) }
      } else if child.name == "layoutGuides" {
        try addGuides(child, to: &object)
      } else {
        try addKeyed(child, to: &object)
      }
    }
  }

  /// Elements that only hold objects, and the part that these are.
  private static let lists = [
    "subviews": "subviews", "items": "items", "prototypes": "prototypes", "sections": "sections",
    "cells": "cells", "leftBarButtonItems": "leftBarButtonItems",
    "rightBarButtonItems": "rightBarButtonItems", "toolbarItems": "toolbarItems",
  ]

  private static func part(_ name: String, of element: InterfaceElement) -> String {
    switch (element.name, name) {
    case ("stackView", "subviews"): "arrangedSubviews"
    case ("collectionView", "cells"): "prototypes"
    default: name
    }
  }

  private func addConstraints(
    _ list: InterfaceElement, to object: inout NibObject
  ) throws(FileProblem) {
    for element in list.all("constraint") where try element.bool("placeholder") != true {
      let items = [element["firstItem"], element["secondItem"]].compactMap { $0 }
      guard !items.contains(where: removed.contains) else { continue }
      var constraint = try element.constraint(of: object.id)
      for child in element.all("connections") { constraint.connections += try child.connections() }
      object.parts["constraints", default: []].append(constraint)
    }
  }

  private static let states: Set = ["normal", "highlighted", "selected", "disabled", "focused"]

  private func addState(
    _ state: InterfaceElement, to object: inout NibObject
  ) throws(FileProblem) {
    guard let key = state["key"], Self.states.contains(key) else { return }
    var states: [String: NibValue] = [:]
    if case .record(let known) = object.values["states"] { states = known }
    states[key] = .record(try state.record(.buttonState))
    object.values["states"] = .record(states)
  }

  private func addGuides(
    _ list: InterfaceElement, to object: inout NibObject
  ) throws(FileProblem) {
    for guide in list.children {
      guard let type = guide["type"], ["top", "bottom"].contains(type) else { continue }
      object.parts[type + "LayoutGuide"] = [try self.object(guide)]
    }
  }

  /// A value or an object with the property's name as its key.
  private func addKeyed(
    _ child: InterfaceElement, to object: inout NibObject
  ) throws(FileProblem) {
    guard let key = child["key"], !Self.previews.contains(where: key.hasPrefix) else { return }
    if let value = try child.value() {
      object.values[Self.properties[key] ?? key] = value
    } else if child["id"] != nil || ElementKind.isKnown(child.name) {
      let part = Self.parts[child.name == "viewLayoutGuide" ? "guide \(key)" : key] ?? key
      object.parts[part, default: []].append(try self.object(child))
    }
  }

  /// Keys of what only Interface Builder's canvas shows begin so.
  private static let previews = ["simulated", "freeform", "canvasLocation"]

  private static let properties = [
    "fontDescription": "font", "highlightedColor": "highlightedTextColor",
  ]

  private static let parts = [
    "leftBarButtonItem": "leftBarButtonItems", "rightBarButtonItem": "rightBarButtonItems",
    "guide safeArea": "safeAreaLayoutGuide", "guide layoutMargins": "layoutMarginsGuide",
    "guide contentLayoutGuide": "contentLayoutGuide", "guide frameLayoutGuide": "frameLayoutGuide",
    "guide readableContent": "readableContentGuide", "guide keyboard": "keyboardLayoutGuide",
  ]
}
