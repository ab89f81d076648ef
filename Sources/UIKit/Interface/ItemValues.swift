import Foundation
import NibFormat

/// What Interface Builder says of the items of bars.
@MainActor enum ItemValues {
  static func apply(_ node: NibObject, to item: UIBarItem, in scene: InterfaceScene) {
    if let item = item as? UIBarButtonItem {
      node.apply(system, to: item, in: scene)
      node.apply(button, to: item, in: scene)
      if let view = node.part("customView").flatMap(scene.makeView) { item.customView = view }
    }
    if let item = item as? UITabBarItem { node.apply(tab, to: item, in: scene) }
    node.apply(general, to: item, in: scene)
  }

  static func apply(_ node: NibObject, to item: UINavigationItem, in scene: InterfaceScene) {
    node.apply(navigation, to: item, in: scene)
    item.leftBarButtonItems = items("leftBarButtonItems", of: node, in: scene)
    item.rightBarButtonItems = items("rightBarButtonItems", of: node, in: scene)
    item.backBarButtonItem = items("backBarButtonItem", of: node, in: scene)?.first
    item.titleView = node.part("titleView").flatMap(scene.makeView)
  }

  /// nil where there are none.
  static func items(
    _ part: String, of node: NibObject, in scene: InterfaceScene
  ) -> [UIBarButtonItem]? {
    node.parts[part]?.compactMap { scene.make($0) as? UIBarButtonItem }
  }

  private static let general: ValueSetters<UIBarItem> = [
    "title": { $0.title = $1.string },
    "image": { $0.image = $1.image },
    "tag": { $0.tag = $1.int },
    "isEnabled": { $0.isEnabled = $1.bool },
  ]

  private static let system: ValueSetters<UIBarButtonItem> = [
    "systemItem": { item, value in
      guard let found = systemItem(value.string) else { return }
      item.set(found)
    }
  ]

  private static let button: ValueSetters<UIBarButtonItem> = [
    "style": { $0.style = $1.string == "done" ? .done : .plain },
    "width": { $0.width = $1.length },
    "tintColor": { $0.tintColor = $1.color },
  ]

  private static func systemItem(_ word: String?) -> UIBarButtonItem.SystemItem? {
    if word == "close" { return .close }
    return word.flatMap {
      UIBarButtonItem.SystemItem(
        word: $0,
        of: "done cancel edit save add flexibleSpace fixedSpace compose reply action organize "
          + "bookmarks search refresh stop camera trash play pause rewind fastForward undo redo")
    }
  }

  private static let tab: ValueSetters<UITabBarItem> = [
    "systemItem": { item, value in
      let words =
        "more favorites featured topRated recents contacts history bookmarks search downloads "
        + "mostRecent mostViewed"
      let system: UITabBarItem.SystemItem? = value.choice(words)
      if let system { item.title = system.title }
    },
    "selectedImage": { $0.selectedImage = $1.image },
    "badgeValue": { $0.badgeValue = $1.string },
  ]

  private static let navigation: ValueSetters<UINavigationItem> = [
    "title": { $0.title = $1.string },
    "prompt": { $0.prompt = $1.string },
    "backButtonTitle": { $0.backButtonTitle = $1.string },
    "hidesBackButton": { $0.hidesBackButton = $1.bool },
    "leftItemsSupplementBackButton": { $0.leftItemsSupplementBackButton = $1.bool },
    "largeTitleDisplayMode": {
      $0.largeTitleDisplayMode = $1.choice("automatic always never") ?? .automatic
    },
  ]
}

/// What Interface Builder says of a gesture recogniser.
@MainActor enum RecognizerValues {
  static func apply(
    _ node: NibObject, to recognizer: UIGestureRecognizer, in scene: InterfaceScene
  ) {
    node.apply(general, to: recognizer, in: scene)
    if let tap = recognizer as? UITapGestureRecognizer { node.apply(self.tap, to: tap, in: scene) }
    if let press = recognizer as? UILongPressGestureRecognizer {
      node.apply(self.press, to: press, in: scene)
    }
    if let swipe = recognizer as? UISwipeGestureRecognizer {
      node.apply(self.swipe, to: swipe, in: scene)
    }
    if let edge = recognizer as? UIScreenEdgePanGestureRecognizer {
      node.apply(self.edge, to: edge, in: scene)
    }
  }

  private static let general: ValueSetters<UIGestureRecognizer> = [
    "isEnabled": { $0.isEnabled = $1.bool },
    "cancelsTouchesInView": { $0.cancelsTouchesInView = $1.bool },
    "delaysTouchesBegan": { $0.delaysTouchesBegan = $1.bool },
    "delaysTouchesEnded": { $0.delaysTouchesEnded = $1.bool },
  ]

  private static let tap: ValueSetters<UITapGestureRecognizer> = [
    "numberOfTapsRequired": { $0.numberOfTapsRequired = $1.int },
    "numberOfTouchesRequired": { $0.numberOfTouchesRequired = $1.int },
  ]

  private static let press: ValueSetters<UILongPressGestureRecognizer> = [
    "minimumPressDuration": { $0.minimumPressDuration = $1.number },
    "allowableMovement": { $0.allowableMovement = $1.length },
    "numberOfTapsRequired": { $0.numberOfTapsRequired = $1.int },
  ]

  private static let swipe: ValueSetters<UISwipeGestureRecognizer> = [
    "direction": {
      $0.direction = UISwipeGestureRecognizer.Direction(named: $1.string) ?? $1.options(directions)
    },
    "numberOfTouchesRequired": { $0.numberOfTouchesRequired = $1.int },
  ]

  private static let edge: ValueSetters<UIScreenEdgePanGestureRecognizer> = [
    "edges": { $0.edges = $1.options("top left bottom right") }
  ]

  private static let directions = "right left up down"
}
