import AppLink
import Foundation

extension UIViewController: CallReceiver {
  func perform(_ call: Call) -> LinkRecord {
    performLoading(call) ?? performAppearance(call) ?? performLayout(call) ?? performMove(call)
      ?? performPresentation(call) ?? performSizeChange(call) ?? performOwn(call)
      ?? SegueRuns.shared.perform(call, on: self) ?? performRestoration(call)
  }

  private func performLayout(_ call: Call) -> LinkRecord? {
    switch call.name {
    case "updateViewConstraints()": updateViewConstraints()
    case "viewWillLayoutSubviews()": viewWillLayoutSubviews()
    case "viewDidLayoutSubviews()":
      viewIfLoaded?.layOutTree()
      viewDidLayoutSubviews()
    default: return nil
    }
    return [:]
  }

  private func performMove(_ call: Call) -> LinkRecord? {
    let parent = AppProcess.shared.controller(call.arguments["parent"])
    switch call.name {
    case "willMove(toParent:)":
      willMove(toParent: parent)
      // Not before: within the callback a controller still reads its earlier parent.
      if let parent, parent.family.children.contains(where: { $0 === self }) {
        family.parent = parent
      }
    case "didMove(toParent:)":
      if parent == nil { family.parent = nil }
      didMove(toParent: parent)
    default: return nil
    }
    return [:]
  }
}

extension AppProcess {
  /// The controller that an argument names, if it is still there.
  func controller(_ value: LinkValue?) -> UIViewController? {
    value?.object.flatMap { objects.receiver($0) as? UIViewController }
  }

  func controllers(_ value: LinkValue?) -> [UIViewController] {
    (value?.list ?? []).compactMap { controller($0) }
  }
}

extension LinkValue {
  @MainActor static func controller(_ controller: UIViewController?) -> LinkValue {
    controller.map { .object($0.id) } ?? .null
  }

  @MainActor static func controllers(_ controllers: [UIViewController]) -> LinkValue {
    .list(controllers.map { .object($0.id) })
  }
}

extension UIViewController {
  /// What UIKit's messages call an object by: its class, as addresses differ from run to run.
  var objectDescription: String { "<\(_typeName(type(of: self), qualified: false))>" }

  /// The nearest controller of a kind that this one is in.
  func nearestAncestor<Kind: UIViewController>(_ kind: Kind.Type = Kind.self) -> Kind? {
    var ancestor = parent
    while let here = ancestor {
      if let found = here as? Kind { return found }
      ancestor = here.parent
    }
    return nil
  }

  /// The controller at the top of those that this one is in, which may be itself.
  var rootOfFamily: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  public var navigationController: UINavigationController? { nearestAncestor() }
  public var tabBarController: UITabBarController? { nearestAncestor() }
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  /// Tells the device who hears of what happens to a view or controller.
  func tellDelegate(_ delegate: AnyObject?, role: String = "delegate") {
    EffectLog.shared.add(Effect.delegate, on: id, .delegate(delegate, role: role))
  }

  func tellSettings(_ settings: LinkRecord) {
    EffectLog.shared.add(Effect.controllerSettings, on: id, settings)
  }

  func tellFinding(_ text: String) {
    EffectLog.shared.add(Effect.finding, on: id, ["text": .string(text.cappedForLink)])
  }
}

extension LinkRecord {
  /// The detail of the effect `delegate`.
  @MainActor static func delegate(_ delegate: AnyObject?, role: String) -> LinkRecord {
    var detail: LinkRecord = [
      "role": .string(role),
      "class": delegate.map { .string(_typeName(type(of: $0), qualified: false)) } ?? .null,
    ]
    switch delegate {
    case let controller as UIViewController: detail["object"] = .object(controller.id)
    case let view as UIView: detail["object"] = .object(view.id)
    default: break
    }
    return detail
  }
}
