import AppLink
@testable import DeviceSimulator

/// What an app, its user or the system does to a tree of controllers, as the device carries it out.
enum TreeOperation: Hashable, CustomStringConvertible {
  case setRoot(ObjectID?, window: ObjectID)
  case show(window: ObjectID, session: Int)
  case reach(session: Int, ControllerTree.Reach)
  case disconnect(session: Int)
  case setStack(ObjectID, [ObjectID], isAnimated: Bool, ControllerTree.Gesture?)
  case setTabs(ObjectID, [ObjectID], selected: ObjectID?)
  case setPages(
    ObjectID, [ObjectID], isCurl: Bool, isAnimated: Bool, ControllerTree.Gesture?)
  case setColumns(ObjectID, [ObjectID], shown: [ObjectID])
  case present(ControllerTree.PresentationRequest)
  case dismiss(ObjectID, isAnimated: Bool, letsGo: Bool)
  case addChild(ObjectID, to: ObjectID, forwards: Bool)
  case removeFromParent(ObjectID)
  case move(ObjectID, into: ObjectID?)
  case flip(from: ObjectID, to: ObjectID, in: ObjectID, duration: Double)
  case begin(ObjectID, isAppearing: Bool, isAnimated: Bool)
  case end(ObjectID)
  case load(ObjectID)
  case needLayout(ObjectID)
  case layOut(ObjectID)
  case rotate(session: Int)
  case destroy(ObjectID)
  case wait(Double)

  var description: String {
    switch self {
    case .setRoot(let root, let window): "setRoot(\(root?.name ?? "-") of \(window.name))"
    case .show(let window, let session): "show(\(window.name) in \(session))"
    case .reach(let session, let reach): "bring(\(session) to \(reach))"
    case .disconnect(let session): "disconnect(\(session))"
    case .setStack(let id, let stack, let isAnimated, let gesture):
      "\(id.name).setStack(\(stack.names)\(isAnimated ? " animated" : "")\(gesture.map { " \($0)" } ?? ""))"
    case .setTabs(let id, let tabs, let selected):
      "\(id.name).setTabs(\(tabs.names) selected \(selected?.name ?? "-"))"
    case .setPages(let id, let pages, let isCurl, let isAnimated, let gesture):
      "\(id.name).setPages(\(pages.names)\(isCurl ? " curl" : "")\(isAnimated ? " animated" : "")"
        + "\(gesture.map { " \($0)" } ?? ""))"
    case .setColumns(let id, let columns, let shown):
      "\(id.name).setColumns(\(columns.names) shown \(shown.names))"
    case .present(let request):
      "\(request.presenter.name).present(\(request.presented.name) over \(request.context.name) "
        + "\(request.style)\(request.isAlert ? " alert" : "")\(request.isAnimated ? " animated" : ""))"
    case .dismiss(let id, let isAnimated, let letsGo):
      "\(id.name).dismiss(\(isAnimated ? "animated" : "")\(letsGo ? " letsGo" : ""))"
    case .addChild(let child, let parent, let forwards):
      "\(parent.name).addChild(\(child.name)\(forwards ? "" : " by hand"))"
    case .removeFromParent(let id): "\(id.name).removeFromParent()"
    case .move(let id, let host): "move(\(id.name) into \(host?.name ?? "-"))"
    case .flip(let old, let new, let parent, let duration):
      "\(parent.name).transition(\(old.name) to \(new.name) in \(duration))"
    case .begin(let id, let isAppearing, let isAnimated):
      "\(id.name).begin(\(isAppearing)\(isAnimated ? " animated" : ""))"
    case .end(let id): "\(id.name).end()"
    case .load(let id): "\(id.name).load()"
    case .needLayout(let id): "\(id.name).setNeedsLayout()"
    case .layOut(let id): "\(id.name).layoutIfNeeded()"
    case .rotate(let session): "rotate(\(session))"
    case .destroy(let id): "destroy(\(id.name))"
    case .wait(let seconds): "wait(\(seconds))"
    }
  }
}

extension ObjectID {
  /// Controllers and windows of these tests are numbered by their letters; windows are capitals.
  init(_ letter: Character) { self.init(UInt32(letter.asciiValue ?? 0)) }

  var name: String {
    number < 128 ? String(UnicodeScalar(UInt8(number))) : "\(number)"
  }

  static let a = ObjectID("a")
  static let b = ObjectID("b")
  static let c = ObjectID("c")
  static let d = ObjectID("d")
  static let e = ObjectID("e")
  static let f = ObjectID("f")
  static let n = ObjectID("n")
  static let p = ObjectID("p")
  static let q = ObjectID("q")
  static let r = ObjectID("r")
  static let t = ObjectID("t")
  static let x = ObjectID("x")
  static let window = ObjectID("W")
  static let otherWindow = ObjectID("V")
}

extension [ObjectID] {
  var names: String { "[" + map(\.name).joined(separator: " ") + "]" }
}
