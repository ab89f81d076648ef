import AppLink
@testable import DeviceSimulator
import SeededRandom

extension TreeOperation {
  // t: tabs with a stack n (a, b), pages p (c) and a plain x with a child d in its view.
  // q: columns with a stack r (e) and f, in the other window. h, i, j and k are in nothing.
  private static let controllers = Array("abcdefhijknpqrtx").map { ObjectID($0) }
  private static let loose = Array("abcdefhijk").map { ObjectID($0) }
  private static let stacks: [ObjectID] = [.n, .n, .r, ObjectID("k")]
  private static let plain: [ObjectID] = [.x, .x, .a, ObjectID("h")]
  private static let windows: [ObjectID] = [.window, .otherWindow]

  /// What every random sequence starts from.
  static let scene: [TreeOperation] = [
    .setStack(.n, [.a, .b], isAnimated: false, nil),
    .setPages(.p, [.c], isCurl: false, isAnimated: false, nil),
    .addChild(.d, to: .x, forwards: true), .move(.d, into: .x),
    .setTabs(.t, [.n, .p, .x], selected: .n), .setRoot(.t, window: .window),
    .setStack(.r, [.e], isAnimated: false, nil), .setColumns(.q, [.r, .f], shown: [.r, .f]),
    .setRoot(.q, window: .otherWindow), .show(window: .window, session: 1),
    .show(window: .otherWindow, session: 2), .reach(session: 1, .appeared),
    .reach(session: 2, .appearing),
  ]

  static func random(_ generator: inout SeededGenerator) -> TreeOperation {
    func one(_ ids: [ObjectID]) -> ObjectID { ids.randomElement(using: &generator) ?? .a }
    func any() -> ObjectID { one(Self.controllers) }
    func some(_ count: ClosedRange<Int>) -> [ObjectID] {
      // Mostly of those that are no containers, and sometimes one twice.
      let ids = Int.random(in: 0..<8, using: &generator) == 0 ? Self.controllers : Self.loose
      let number = Int.random(in: count, using: &generator)
      var chosen = Array(ids.shuffled(using: &generator).prefix(number))
      if Int.random(in: 0..<40, using: &generator) == 0 { chosen += chosen.prefix(1) }
      return chosen
    }
    let isAnimated = Bool.random(using: &generator)
    let gesture: ControllerTree.Gesture? =
      Int.random(in: 0..<3, using: &generator) == 0
      ? (Bool.random(using: &generator) ? .finishes : .letsGo) : nil
    switch Int.random(in: 0..<30, using: &generator) {
    case 0...5: return .setStack(one(Self.stacks), some(0...3), isAnimated: isAnimated, gesture)
    case 6, 7:
      let tabs = [ObjectID.n, .p, .x].shuffled(using: &generator) + some(0...1)
      return .setTabs(.t, tabs, selected: tabs.randomElement(using: &generator))
    case 8, 9:
      return .setPages(
        .p, some(1...2), isCurl: .random(using: &generator), isAnimated: isAnimated, gesture)
    case 10:
      let columns = [ObjectID.r] + some(0...2)
      return .setColumns(.q, columns, shown: columns.filter { _ in .random(using: &generator) })
    case 11...13:
      let presenter = any()
      let styles = ["fullScreen", "pageSheet", "currentContext", "overFullScreen"]
      return .present(
        ControllerTree.PresentationRequest(
          presented: any(), presenter: presenter,
          context: one([presenter, presenter, .t, .q, any()]),
          style: styles.randomElement(using: &generator) ?? "", isAlert: false,
          isAnimated: isAnimated))
    case 14, 15: return .dismiss(any(), isAnimated: isAnimated, letsGo: gesture == .letsGo)
    default: return byHandOrSystem(&generator)
    }
  }

  private static func byHandOrSystem(_ generator: inout SeededGenerator) -> TreeOperation {
    func one(_ ids: [ObjectID]) -> ObjectID { ids.randomElement(using: &generator) ?? .a }
    func any() -> ObjectID { one(Self.controllers) }
    let isAnimated = Bool.random(using: &generator)
    switch Int.random(in: 0..<18, using: &generator) {
    case 0, 1:
      return .addChild(
        one(Self.loose), to: one(Self.plain),
        forwards: Int.random(in: 0..<4, using: &generator) != 0)
    case 2, 3: return .move(one(Self.loose), into: one(Self.plain))
    case 4: return .move(any(), into: Bool.random(using: &generator) ? nil : any())
    case 5: return .removeFromParent(any())
    case 6:
      return .flip(
        from: one(Self.loose), to: one(Self.loose), in: one(Self.plain),
        duration: isAnimated ? 0.4 : 0)
    case 7: return .begin(any(), isAppearing: .random(using: &generator), isAnimated: isAnimated)
    case 8, 9: return .end(any())
    case 10: return .load(any())
    case 11: return Bool.random(using: &generator) ? .needLayout(any()) : .layOut(any())
    case 12: return .destroy(any())
    case 13: return .rotate(session: .random(in: 1...2, using: &generator))
    case 14: return .wait(.random(in: 0...0.6, using: &generator))
    case 15: return .reach(session: .random(in: 1...2, using: &generator), .appeared)
    case 16:
      return isAnimated
        ? .disconnect(session: .random(in: 1...2, using: &generator))
        : .show(window: one(Self.windows), session: .random(in: 1...2, using: &generator))
    default:
      return .setRoot(Bool.random(using: &generator) ? any() : .t, window: one(Self.windows))
    }
  }

  /// The controllers and windows that it names.
  var named: [ObjectID] {
    switch self {
    case .setRoot(let root, let window): [root, window].compactMap(\.self)
    case .show(let window, _): [window]
    case .setStack(let id, let ids, _, _), .setTabs(let id, let ids, _),
      .setPages(let id, let ids, _, _, _), .setColumns(let id, let ids, _):
      [id] + ids
    case .present(let request): [request.presented, request.presenter, request.context]
    case .addChild(let child, let parent, _): [child, parent]
    case .move(let id, let host): [id, host].compactMap(\.self)
    case .flip(let old, let new, let parent, _): [old, new, parent]
    case .dismiss(let id, _, _), .removeFromParent(let id), .begin(let id, _, _), .end(let id),
      .load(let id), .needLayout(let id), .layOut(let id), .destroy(let id):
      [id]
    case .reach, .disconnect, .rotate, .wait: []
    }
  }
}
