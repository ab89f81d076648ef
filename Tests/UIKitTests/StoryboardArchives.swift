import AppFixtures
import Foundation
import NibFormat

/// The storyboards and the xib of `Apps/Storyboards`, as a build would write them.
enum StoryboardArchives {
  static let all: [String: NibArchive] = [
    "Main.storyboardc.json": main,
    "Broken.storyboardc.json": single(
      controller("b", class: "BrokenViewController", [label("l")], [outlet("label", "l")])),
    "Wrong.storyboardc.json": single(
      controller("b", class: "BrokenViewController", [label("l")], [outlet("button", "l")])),
    "Unknown.storyboardc.json": single(controller("u", class: "Foo", [label("l")], [])),
    "Renamed.storyboardc.json": single(
      controller("r", class: "Foo", [label("l")], [outlet("label", "l")])),
    "Action.storyboardc.json": single(
      controller("a", class: "ItemViewController", [button("t", "Nothing", [action("no:", "a")])])),
    "View.storyboardc.json": single(controller("v", class: "RowCell", [])),
    "PanelView.nib.json": panel,
  ]

  /// As they stand in a bundle.
  static func files(_ archives: [String: NibArchive]) throws -> [String: Data] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try archives.mapValues { try encoder.encode($0) }
  }

  private static let main = NibArchive(
    kind: .storyboard, initial: "nav",
    scenes: [
      NibScene(objects: [
        NibObject(
          id: "nav", kind: "UINavigationController",
          values: ["restorationIdentifier": .string("nav")],
          connections: [
            .segue(
              NibSegue(
                id: "r", kind: .relationship, destination: "first",
                relationship: "rootViewController"))
          ])
      ]),
      NibScene(objects: [first]),
      NibScene(objects: [controller("child", class: "ChildViewController", [])]),
      NibScene(
        objects: [second], placeholders: [NibObject(id: "exit2", kind: "Exit")]),
      NibScene(objects: [identified(controller("item", class: "ItemViewController", []), "item")]),
      NibScene(objects: [rows]), NibScene(objects: [settings]),
    ])

  private static var first: NibObject {
    let views = [
      label("label"),
      button("one", "One", [action("tapped:", "first")]),
      button("two", "Refuse", [action("refuse", "first")]),
      button("go", "Go", [segue("goSecond", .show, "second")]),
      button("up", "Up", [segue("upSecond", .present, "second")]),
      button("make", "Make", [segue("makeItem", .show, "item", creation: "makeItem:")]),
      button("fade", "Fade", [segue("fade", .custom, "item", class: "FadeSegue")]),
      NibObject(
        id: "pick", kind: "UISegmentedControl",
        values: [
          "frame": .numbers([0, 300, 200, 30]),
          "segments": .list([.record(["title": .string("a")]), .record(["title": .string("b")])]),
          "selectedSegmentIndex": .int(0),
        ], connections: [action("picked:", "first", on: "valueChanged")]),
      NibObject(
        id: "box", kind: "UIView", values: ["frame": .numbers([0, 400, 100, 100])],
        connections: [segue("embed", .embed, "child")]),
    ]
    var made = controller(
      "first", class: "FirstViewController", views,
      [
        outlet("label", "label"), outlet("picker", "pick"), outlet("width", "w"),
        .outletCollection(property: "buttons", destination: "one"),
        .outletCollection(property: "buttons", destination: "two"),
      ])
    made.values["title"] = .string("First")
    made.values["restorationIdentifier"] = .string("first")
    made.values["userDefinedRuntimeAttributes"] = .list([
      .record([
        "keyPath": .string("greeting"), "type": .string("string"), "value": .string("hello"),
      ])
    ])
    made.parts["view"]?[0].parts["constraints"] = [
      NibObject(
        id: "w", kind: "NSLayoutConstraint",
        values: [
          "firstItem": .object("label"), "firstAttribute": .string("width"),
          "relation": .string("equal"), "multiplier": .double(1), "constant": .double(120),
        ])
    ]
    return made
  }

  private static var second: NibObject {
    identified(
      controller(
        "second", class: "SecondViewController",
        [
          label("note"),
          button(
            "back", "Back to first",
            [
              .segue(
                NibSegue(
                  id: "un", kind: .unwind, identifier: "back", destination: "exit2",
                  unwindAction: "backToFirst:"))
            ]),
        ], [outlet("note", "note")]), "second")
  }

  private static var rows: NibObject {
    let cell = NibObject(
      id: "cell", kind: "UITableViewCell", customClass: "RowCell",
      values: ["reuseIdentifier": .string("row")],
      parts: [
        "contentView": [
          NibObject(id: "content", kind: "UIView", parts: ["subviews": [label("name")]])
        ]
      ],
      connections: [outlet("name", "name"), segue("row", .show, "item")])
    return identified(
      table("rows", class: "RowsViewController", parts: ["prototypes": [cell]]), "rows")
  }

  private static var settings: NibObject {
    let cell = NibObject(
      id: "volumeCell", kind: "UITableViewCell",
      parts: [
        "contentView": [
          NibObject(id: "volumeContent", kind: "UIView", parts: ["subviews": [label("volume")]])
        ]
      ])
    let section = NibObject(
      id: "section", kind: "TableViewSection", values: ["headerTitle": .string("Sound")],
      parts: ["cells": [cell]])
    var made = table("settings", class: "SettingsViewController", parts: ["sections": [section]])
    made.connections = [outlet("volume", "volume")]
    return identified(made, "settings")
  }

  private static let panel = NibArchive(
    kind: .xib,
    scenes: [
      NibScene(
        objects: [
          NibObject(id: "v", kind: "UIView", parts: ["subviews": [label("c", "in a xib")]])
        ],
        placeholders: [
          NibObject(
            id: "-1", kind: "FilesOwner",
            connections: [outlet("view", "v"), outlet("caption", "c")]
          )
        ])
    ])

  // MARK: Parts

  private static func single(_ controller: NibObject) -> NibArchive {
    NibArchive(
      kind: .storyboard, initial: controller.id, scenes: [NibScene(objects: [controller])])
  }

  private static func identified(_ object: NibObject, _ identifier: String) -> NibObject {
    var object = object
    object.values["storyboardIdentifier"] = .string(identifier)
    object.values["restorationIdentifier"] = .string(identifier)
    return object
  }

  private static func controller(
    _ id: String, class name: String, _ views: [NibObject], _ connections: [NibConnection] = []
  ) -> NibObject {
    var views = views
    for index in views.indices {
      views[index].values["frame"] = .numbers([10, 50 + Double(index) * 60, 200, 50])
    }
    let view = NibObject(
      id: id + "View", kind: "UIView", values: ["frame": .numbers([0, 0, 390, 844])],
      parts: ["subviews": views])
    return NibObject(
      id: id, kind: "UIViewController", customClass: name, parts: ["view": [view]],
      connections: connections)
  }

  private static func table(
    _ id: String, class name: String, parts: [String: [NibObject]]
  ) -> NibObject {
    let view = NibObject(
      id: id + "Table", kind: "UITableView",
      values: ["frame": .numbers([0, 0, 390, 844]), "style": .string("plain")], parts: parts,
      connections: [outlet("dataSource", id), outlet("delegate", id)])
    return NibObject(
      id: id, kind: "UITableViewController", customClass: name, parts: ["view": [view]])
  }

  private static func label(_ id: String, _ text: String = "drawn") -> NibObject {
    NibObject(
      id: id, kind: "UILabel",
      values: [
        "text": .string(text), "frame": .numbers([10, 10, 100, 20]), "tag": .int(7),
        "accessibilityIdentifier": .string(id),
        "userDefinedRuntimeAttributes": .list([
          .record([
            "keyPath": .string("layer.cornerRadius"), "type": .string("number"),
            "value": .double(4),
          ])
        ]),
      ])
  }

  private static func button(
    _ id: String, _ title: String, _ connections: [NibConnection]
  ) -> NibObject {
    NibObject(
      id: id, kind: "UIButton",
      values: [
        "buttonType": .string("system"), "frame": .numbers([10, 50, 100, 30]),
        "states": .record(["normal": .record(["title": .string(title)])]),
      ], connections: connections)
  }

  private static func outlet(_ property: String, _ destination: String) -> NibConnection {
    .outlet(property: property, destination: destination)
  }

  private static func action(
    _ selector: String, _ target: String, on event: String = "touchUpInside"
  ) -> NibConnection {
    .action(selector: selector, target: target, event: event)
  }

  private static func segue(
    _ identifier: String, _ kind: NibSegue.Kind, _ destination: String, class name: String? = nil,
    creation: String? = nil
  ) -> NibConnection {
    .segue(
      NibSegue(
        id: "s" + identifier, kind: kind, identifier: identifier, destination: destination,
        customClass: name, creationSelector: creation))
  }
}

extension NibArchive {
  /// The storyboard that Xcode begins an app with.
  static let ofTemplate = NibArchive(
    kind: .storyboard, initial: "BYZ-38-t0r",
    scenes: [
      NibScene(objects: [
        NibObject(
          id: "BYZ-38-t0r", kind: "UIViewController", customClass: "ViewController",
          parts: [
            "view": [
              NibObject(
                id: "8bC-Xf-vdC", kind: "UIView",
                values: ["backgroundColor": .namedColor("systemBackgroundColor")])
            ]
          ])
      ])
    ])
}
