import AppLink
@testable import DeviceSimulator
import LifecycleTrace

/// A tree of controllers that a test moves, without device or app, and the calls that follow, as words.
final class Stage {
  var tree = ControllerTree()
  /// Seconds that have passed.
  private(set) var now = 0.0
  /// Each call as it is opened: `viewWillAppear a`; what was wrong use, with an exclamation mark.
  private(set) var log: [String] = []
  /// What happens within each call.
  var within: ((ControllerCall) -> Void)?
  /// After more calls than that something goes round in circles.
  var limit = 5000
  private(set) var isEndless = false

  init(_ tree: ControllerTree = ControllerTree(), at now: Double = 0) {
    (self.tree, self.now) = (tree, now)
  }

  /// Gives everyone what is owed now.
  func settle() {
    while let call = tree.next(at: now) {
      guard log.count < limit else {
        isEndless = true
        return
      }
      make(call)
    }
  }

  /// Lets time pass until no animation is under way.
  func rest() {
    settle()
    while let end = tree.animationEnd, !isEndless { wait(max(0, end - now)) }
  }

  func wait(_ seconds: Double) {
    now += seconds
    settle()
  }

  private func make(_ call: ControllerCall) {
    log.append(call.word)
    within?(call)
    tree.finish(call)
  }

  /// Does it as the device does, with what follows at once.
  func perform(_ operation: TreeOperation) {
    if let mistake = carryOut(operation) { log.append("! \(mistake)") }
    settle()
  }

  private func carryOut(_ operation: TreeOperation) -> ControllerMistake? {
    switch operation {
    case .setRoot(let root, let window): tree.setRoot(root, of: window)
    case .show(let window, let session): tree.show(window, in: SessionID(serial: session))
    case .reach(let session, let reach): tree.bring(SessionID(serial: session), to: reach)
    case .disconnect(let session): tree.removeWindows(of: SessionID(serial: session))
    case .setStack(let id, let stack, let isAnimated, let gesture):
      if let refusal = tree.refusal(ofChildren: stack, in: id) { return refusal }
      tree.setStack(stack, of: id, isAnimated: isAnimated, gesture: gesture)
    case .setTabs(let id, let tabs, let selected):
      if let refusal = tree.refusal(ofChildren: tabs, in: id) { return refusal }
      tree.setTabs(tabs, selected: selected, of: id)
    case .setPages(let id, let pages, let isCurl, let isAnimated, let gesture):
      if let refusal = tree.refusal(ofChildren: pages, in: id) { return refusal }
      tree.setPages(pages, of: id, isCurl: isCurl, isAnimated: isAnimated, gesture: gesture)
    case .setColumns(let id, let columns, let shown):
      if let refusal = tree.refusal(ofChildren: columns, in: id) { return refusal }
      tree.setColumns(columns, shown: shown, of: id)
    case .present(let request):
      if let refusal = tree.refusal(of: request) { return refusal }
      tree.present(request)
    case .dismiss(let id, let isAnimated, let letsGo):
      guard let gone = tree.dismissed(from: id) else { return nil }
      tree.dismiss(gone, isAnimated: isAnimated, letsGo: letsGo)
    case .rotate(let session):
      tree.resize(
        SessionID(serial: session), to: ScreenSize(.landscapeLeft), changesTraits: true)
    case .wait(let seconds): now += seconds
    default: return carryOutByHand(operation)
    }
    return nil
  }

  /// What custom containers do.
  private func carryOutByHand(_ operation: TreeOperation) -> ControllerMistake? {
    switch operation {
    case .addChild(let child, let parent, let forwards):
      if tree[child].parent == parent { return .addedTwice(child, parent: parent) }
      if let refusal = tree.refusal(ofAdding: child, to: parent) { return refusal }
      make(.willMove(child, to: parent))
      if let refusal = tree.refusal(ofAdding: child, to: parent) { return refusal }
      tree.addChild(child, to: parent, forwards: forwards)
    case .removeFromParent(let id):
      tree.removeFromParent(id)
      if tree.knows(id) { make(.didMove(id, to: nil)) }
    case .move(let id, let host):
      if let refusal = tree.refusal(ofMoving: id, into: host) { return refusal }
      tree.move(id, into: host)
    case .flip(let old, let new, let parent, let duration):
      return tree.flip(
        from: old, to: new, in: parent, duration: duration, animations: nil, completion: nil)
    case .begin(let id, let isAppearing, let isAnimated):
      return tree.beginAppearance(of: id, isAppearing: isAppearing, isAnimated: isAnimated)
    case .end(let id): return tree.endAppearance(of: id)
    case .load(let id):
      tree.add(id)
      while let call = tree.nextLoading(id) { make(call) }
    case .needLayout(let id): tree.owePass(to: id)
    case .layOut(let id): while let call = tree.nextLayout(id) { make(call) }
    case .destroy(let id):
      if tree.knows(id) { log.append("deinit \(id.name)") }
      tree.forget(id)
    default: preconditionFailure("\(operation) is for another")
    }
    return nil
  }

  /// What has been logged since it was asked last.
  func news() -> [String] {
    defer { log = [] }
    return log
  }
}

extension ControllerCall {
  /// The telling part of the call's name, and its receiver: `viewWillAppear a`.
  var word: String {
    let words =
      switch name {
      case .callback(let callback): callback.shortWord
      case .harness(let name): name
      }
    return "\(words) \(receiver.name)"
  }
}

extension CallbackName {
  /// A controller's without parameters, a delegate's without the first.
  var shortWord: String {
    let parts = rawValue.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[0].hasSuffix("(_")
      ? String(parts[1]) : String(rawValue.prefix { $0 != "(" })
  }
}
