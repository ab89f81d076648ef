import AppLink
import Foundation
import NibFormat

/// Segues that are under way: the device says what comes when.
@MainActor final class SegueRuns {
  static let shared = SegueRuns()

  private struct Run {
    var drawn: NibSegue
    var source: UIViewController
    var sender: Any?
    /// The view that an embedded controller's goes into.
    var container: UIView?
    var segue: UIStoryboardSegue?
  }

  private var runs: [Int64: Run] = [:]
  private var last: Int64 = 0

  /// - Parameter isTriggered: whether the user's action led to it and not code.
  func run(
    _ drawn: NibSegue, from source: UIViewController, sender: Any?, isTriggered: Bool,
    in container: UIView? = nil
  ) {
    guard drawn.kind != .relationship else { return }
    last += 1
    let number = last
    runs[number] = Run(drawn: drawn, source: source, sender: sender, container: container)
    defer { runs[number] = nil }
    var arguments: LinkRecord = [
      "segue": .int(number), "kind": .string(drawn.kind.rawValue),
      "isTriggered": .bool(isTriggered),
    ]
    arguments["identifier"] = drawn.identifier.map { .string($0.cappedForLink) }
    arguments["action"] = drawn.unwindAction.map { .string($0.cappedForLink) }
    AppProcess.shared.ask(.performSegue, on: source.id, arguments)
  }

  // MARK: The device's calls

  func perform(_ call: Call, on controller: UIViewController) -> LinkRecord? {
    switch call.name {
    case "shouldPerformSegue(withIdentifier:sender:)", "prepare(for:sender:)", "unwindAction",
      Call.Name.makeDestination, Call.Name.carryOutSegue:
      break
    default: return nil
    }
    guard let number = call.arguments["segue"]?.int, let run = runs[number] else { return [:] }
    switch call.name {
    case "shouldPerformSegue(withIdentifier:sender:)":
      let should = controller.shouldPerformSegue(
        withIdentifier: run.drawn.identifier ?? "", sender: run.sender)
      return ["result": .bool(should)]
    case Call.Name.makeDestination:
      guard let segue = makeSegue(run) else { return [:] }
      runs[number]?.segue = segue
      return ["destination": .object(segue.destination.id)]
    case "prepare(for:sender:)":
      if let segue = run.segue { controller.prepare(for: segue, sender: run.sender) }
    case "unwindAction":
      let action = Selector(run.drawn.unwindAction ?? "")
      if let segue = run.segue { action.send(to: controller, [segue]) }
    default: run.segue?.perform()
    }
    return [:]
  }

  private func makeSegue(_ run: Run) -> UIStoryboardSegue? {
    let found = run.drawn.kind == .unwind ? unwindingDestination(of: run) : destination(of: run)
    guard let destination = found else { return nil }
    let segue = UIStoryboardSegue.make(
      named: run.drawn.customClass, identifier: run.drawn.identifier, source: run.source,
      destination: destination)
    if run.drawn.kind != .custom {
      segue.handler = { [unowned segue] in self.carryOut(segue, run) }
    }
    return segue
  }

  private func destination(of run: Run) -> UIViewController? {
    guard let storyboard = run.source.storyboard else { return nil }
    let controller = storyboard.make(
      object: run.drawn.destination, creator: creator(run))
    guard let controller else { return nil }
    if run.drawn.kind == .popover { controller.modalPresentationStyle = .popover }
    if let style = ControllerValues.presentationStyle(run.drawn.modalPresentationStyle) {
      controller.modalPresentationStyle = style
    }
    if let style = ControllerValues.transitionStyle(run.drawn.modalTransitionStyle) {
      controller.modalTransitionStyle = style
    }
    if run.drawn.kind == .popover { point(controller, run) }
    return controller
  }

  /// A popover points to its anchor, else to what the user has touched.
  private func point(_ controller: UIViewController, _ run: Run) {
    let anchor = run.drawn.popoverAnchor.flatMap { run.source.interface?[$0] }
    let popover = controller.popoverPresentationController
    switch anchor ?? run.sender.map({ $0 as AnyObject }) {
    case let view as UIView:
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    case let item as UIBarButtonItem: popover?.barButtonItem = item
    default: break
    }
  }

  /// An `@IBSegueAction` makes the destination, or leaves it to `init(coder:)`.
  private func creator(_ run: Run) -> ((NSCoder) -> UIViewController?)? {
    guard let selector = run.drawn.creationSelector else { return nil }
    return { coder in
      guard Connections.responds(run.source, to: selector) else {
        fatalError(Selector.unrecognized(selector, by: run.source))
      }
      let arguments: [Any?] = [coder, run.sender, run.drawn.identifier]
      let count = selector.filter { $0 == ":" }.count
      return Connections.call(
        selector, on: run.source, with: Array(arguments.prefix(count))) as? UIViewController
    }
  }

  private func unwindingDestination(of run: Run) -> UIViewController? {
    UnwindSearch(
      action: run.drawn.unwindAction ?? "", source: run.source, sender: run.sender
    ).destination
  }

  // MARK: Carrying out

  /// What a segue does unless a class of the student's does something else.
  private func carryOut(_ segue: UIStoryboardSegue, _ run: Run) {
    let (source, destination) = (segue.source, segue.destination)
    switch run.drawn.kind {
    case .show: source.show(destination, sender: run.sender)
    case .showDetail: source.showDetailViewController(destination, sender: run.sender)
    case .present, .popover: source.present(destination, animated: run.drawn.animates)
    case .embed: embed(destination, in: run.container, of: source)
    case .unwind: UnwindSearch.unwind(segue, animated: run.drawn.animates)
    case .custom, .relationship: break
    }
  }

  private func embed(
    _ child: UIViewController, in container: UIView?, of parent: UIViewController
  ) {
    parent.addChild(child)
    guard let container, let view = child.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    EffectLog.shared.withoutUpdates {
      view.frame = container.bounds
      container.addSubview(view)
    }
  }
}
