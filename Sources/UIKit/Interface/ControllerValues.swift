import Foundation
import NibFormat

/// What Interface Builder says of a view controller.
@MainActor enum ControllerValues {
  static func apply(_ node: NibObject, to controller: UIViewController, in scene: InterfaceScene) {
    node.apply(general, to: controller, in: scene)
    if let table = controller as? UITableViewController {
      node.apply(self.table, to: table, in: scene)
    }
    if let list = controller as? UICollectionViewController {
      node.apply(collection, to: list, in: scene)
    }
    if let navigation = controller as? UINavigationController {
      node.apply(self.navigation, to: navigation, in: scene)
      if let bar = node.part("navigationBar") {
        EffectLog.shared.withoutUpdates {
          ViewValues.apply(bar, to: navigation.navigationBar, in: scene)
        }
        scene.set(navigation.navigationBar, as: bar.id)
      }
    }
    if let split = controller as? UISplitViewController {
      node.apply(self.split, to: split, in: scene)
    }
    if let pages = controller as? UIPageViewController {
      node.apply(["isDoubleSided": { $0.isDoubleSided = $1.bool }], to: pages, in: scene)
    }
    items(node, of: controller, in: scene)
  }

  private static func items(
    _ node: NibObject, of controller: UIViewController, in scene: InterfaceScene
  ) {
    if let part = node.part("navigationItem"), let item = scene.make(part) as? UINavigationItem {
      controller.items.set(item)
    }
    if let part = node.part("tabBarItem"), let item = scene.make(part) as? UITabBarItem {
      controller.tabBarItem = item
    }
    if let items = ItemValues.items("toolbarItems", of: node, in: scene) {
      controller.toolbarItems = items
    }
  }

  private static let general: ValueSetters<UIViewController> = [
    "restorationIdentifier": { $0.restorationIdentifier = $1.string },
    "title": { $0.title = $1.string },
    "modalPresentationStyle": { controller, value in
      if let style = presentationStyle(value.string) { controller.modalPresentationStyle = style }
    },
    "modalTransitionStyle": { controller, value in
      if let style = transitionStyle(value.string) { controller.modalTransitionStyle = style }
    },
    "hidesBottomBarWhenPushed": { $0.hidesBottomBarWhenPushed = $1.bool },
    "definesPresentationContext": { $0.definesPresentationContext = $1.bool },
    "providesPresentationContextTransitionStyle": {
      $0.providesPresentationContextTransitionStyle = $1.bool
    },
    "extendedLayoutIncludesOpaqueBars": { $0.extendedLayoutIncludesOpaqueBars = $1.bool },
    "automaticallyAdjustsScrollViewInsets": { $0.automaticallyAdjustsScrollViewInsets = $1.bool },
    "isModalInPresentation": { $0.isModalInPresentation = $1.bool },
    "preferredContentSize": { $0.preferredContentSize = $1.size },
    "edgesForExtendedLayout": { $0.edgesForExtendedLayout = $1.options("top left bottom right") },
  ]

  static func presentationStyle(_ word: String?) -> UIModalPresentationStyle? {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .none, .automatic,
    ]
    return styles.first { $0.name == word }
  }

  static func transitionStyle(_ word: String?) -> UIModalTransitionStyle? {
    word.flatMap { .init(word: $0, of: "coverVertical flipHorizontal crossDissolve partialCurl") }
  }

  private static let table: ValueSetters<UITableViewController> = [
    "clearsSelectionOnViewWillAppear": { $0.clearsSelectionOnViewWillAppear = $1.bool }
  ]

  private static let collection: ValueSetters<UICollectionViewController> = [
    "clearsSelectionOnViewWillAppear": { $0.clearsSelectionOnViewWillAppear = $1.bool }
  ]

  private static let navigation: ValueSetters<UINavigationController> = [
    "isNavigationBarHidden": { $0.isNavigationBarHidden = $1.bool },
    "isToolbarHidden": { $0.isToolbarHidden = $1.bool },
    "hidesBarsOnSwipe": { $0.hidesBarsOnSwipe = $1.bool },
    "hidesBarsOnTap": { $0.hidesBarsOnTap = $1.bool },
  ]

  private static let split: ValueSetters<UISplitViewController> = [
    "preferredDisplayMode": {
      $0.preferredDisplayMode =
        $1.choice(
          "automatic secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary "
            + "twoOverSecondary twoDisplaceSecondary") ?? .automatic
    },
    "preferredSplitBehavior": {
      $0.preferredSplitBehavior = $1.choice("automatic tile overlay displace") ?? .automatic
    },
    "presentsWithGesture": { $0.presentsWithGesture = $1.bool },
  ]
}
