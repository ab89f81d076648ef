import AppLink
import Foundation
import NibFormat

/// Controllers of storyboards that are being made: asked for by the app, made when the device says so.
@MainActor final class ControllerMaking {
  static let shared = ControllerMaking()

  private struct Request {
    var scene: NibScene
    var file: InterfaceFile
    var creator: ((NSCoder) -> UIViewController?)?
    var made: UIViewController?
  }

  private var requests: [Int64: Request] = [:]
  private var last: Int64 = 0
  /// The scenes of controllers that are made together, the innermost last.
  private var units: [[InterfaceScene]] = []

  /// - Parameter isPart: whether a container is being made that the controller belongs to.
  func make(
    _ scene: NibScene, of file: InterfaceFile, isPart: Bool = false,
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    last += 1
    let number = last
    requests[number] = Request(scene: scene, file: file, creator: creator)
    if !isPart { units.append([]) }
    var arguments: LinkRecord = ["making": .int(number), "isPart": .bool(isPart)]
    if let type = scene.objects.first?.customClass.flatMap(AppClass.named) {
      arguments["class"] = .string(_typeName(type, qualified: false))
    }
    AppProcess.shared.ask(.makeController, on: .application, arguments)
    if !isPart { units.removeLast() }
    guard let made = requests.removeValue(forKey: number)?.made else {
      fatalError("init(coder:) of a view controller returned nil")
    }
    return made
  }

  /// The device has a controller made: its `init(coder:)` runs.
  func begin(_ arguments: LinkRecord) -> LinkRecord {
    guard let number = arguments["making"]?.int, let request = requests[number],
      let node = request.scene.objects.first
    else { return [:] }
    let scene = InterfaceScene(request.file, request.scene)
    if !units.isEmpty { units[units.count - 1].append(scene) }
    let own = request.creator?(InterfaceCoder(node, in: scene))
    let made = own ?? InterfaceClasses.object(of: node, in: scene) as? UIViewController
    requests[number]?.made = made
    return made.map { ["controller": .object($0.id)] } ?? [:]
  }

  /// The device has them connected; answers who wakes up.
  func connect() -> LinkRecord {
    let scenes = units.last ?? []
    for scene in scenes { scene.connect() }
    let objects = scenes.flatMap { $0.takeFresh() }
    return ["controllers": .controllers(objects.compactMap { $0 as? UIViewController })]
  }
}

extension InterfaceCoder {
  /// Gives a controller what the file says of it, and makes the controllers that a container begins
  /// with.
  @MainActor func fill(_ controller: UIViewController) {
    scene.controller = controller
    controller.interface = scene
    scene.take(controller, as: node)
    _ = controller.id
    ControllerValues.apply(node, to: controller, in: scene)
    let parts = node.segues.filter { $0.kind == .relationship }.compactMap { segue in
      UIStoryboard(scene.file).make(object: segue.destination, isPart: true).map {
        (relationship: segue.relationship ?? "", controller: $0)
      }
    }
    guard !parts.isEmpty else { return }
    let children = parts.map(\.controller)
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children
    case let tabs as UITabBarController:
      tabs.viewControllers = children
      if let index = node.values["selectedIndex"] {
        tabs.selectedIndex = InterfaceValue(index, scene.file).int
      }
    case let split as UISplitViewController:
      guard split.style != .unspecified else {
        split.viewControllers = children
        return
      }
      for (relationship, child) in parts {
        split.setViewController(child, for: UISplitViewController.Column(drawn: relationship))
      }
    default: break
    }
  }
}

extension UISplitViewController.Column {
  /// The column of a relationship.
  init(drawn relationship: String) {
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .compact]
    self =
      relationship == "masterViewController"
      ? .primary : columns.first { relationship.hasPrefix($0.name) } ?? .secondary
  }
}
