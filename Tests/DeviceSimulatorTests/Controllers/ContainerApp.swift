import AppLink
@testable import DeviceSimulator
import LifecycleTrace

/// A scripted app that answers as the app side of UIKit's containers does: it keeps their arrays, asks
/// when student code or a gesture changes them, and takes back what the user lets go.
final class ContainerApp {
  /// What student code does in a call, by its words: `viewDidLoad a`.
  var within: [String: [ScriptedApp.Action]] = [:]
  /// What student code does the next time that the test lets it.
  var next: [ScriptedApp.Action] = []
  /// Blocks by their numbers.
  var blocks: [Int64: [ScriptedApp.Action]] = [:]
  /// What the data source of pages says lies beside each.
  var following: [ObjectID: ObjectID] = [:]
  var preceding: [ObjectID: ObjectID] = [:]
  /// UIKit's own classes, which implement no callback that a trace shows.
  var containers: Set<ObjectID> = [.n, .t, .p, .q, .r]

  private(set) var children: [ObjectID: [ObjectID]] = [:]
  private var undo: [ObjectID: [ObjectID]] = [:]
  private var styles: [ObjectID: LinkValue] = [:]
  /// Calls that reached no student code but let go of, or took back, a transition.
  private(set) var ended: [String] = []

  func actions(in call: Call) -> [ScriptedApp.Action] {
    let word = "\(CallbackName(call.name).shortWord) \(call.receiver.name)"
    switch call.name {
    case CallbackName.applicationSignificantTimeChange.rawValue:
      defer { next = [] }
      return next
    case Call.Name.userPop:
      return [setStack(call.receiver, children[call.receiver]?.dropLast() ?? [])]
    case Call.Name.userSelect:
      let index = Int(call.arguments["index"]?.int ?? 0)
      let tabs = children[call.receiver] ?? []
      return [setTabs(call.receiver, tabs, selected: tabs[index])]
    case Call.Name.userPage:
      return [setPages(call.receiver, [call.arguments["controller"]?.object].compactMap(\.self))]
    case Call.Name.userDismiss: return [.dismiss(call.receiver)]
    case Call.Name.undoTransition:
      ended.append(word)
      children[call.receiver] = undo[call.receiver]
    case Call.Name.finishTransition: ended.append(word)
    case Call.Name.runCompletion:
      return blocks[call.arguments["completion"]?.int ?? -1] ?? []
    case CallbackName.pageAfter.rawValue: return [.give(page(following, call))]
    case CallbackName.pageBefore.rawValue: return [.give(page(preceding, call))]
    default: break
    }
    let isOwn = containers.contains(call.receiver) && !call.name.contains("ontroller(_:")
    return (within[word] ?? []) + (isOwn ? [.give(["implemented": false])] : [])
  }

  private func page(_ pages: [ObjectID: ObjectID], _ call: Call) -> LinkRecord {
    let found = call.arguments["controller"]?.object.flatMap { pages[$0] }
    return ["controller": found.map(LinkValue.object) ?? .null]
  }

  // MARK: What it asks

  private func keep(_ ids: [ObjectID], of id: ObjectID) -> LinkValue {
    undo[id] = children[id]
    children[id] = ids
    return .list(ids.map(LinkValue.object))
  }

  func setStack(
    _ id: ObjectID, _ stack: [ObjectID], animated: Bool = true
  ) -> ScriptedApp.Action {
    .ask(.setStack, on: id, ["controllers": keep(stack, of: id), "animated": .bool(animated)])
  }

  func setTabs(_ id: ObjectID, _ tabs: [ObjectID], selected: ObjectID) -> ScriptedApp.Action {
    .ask(.setTabs, on: id, ["controllers": keep(tabs, of: id), "selected": .object(selected)])
  }

  func setPages(
    _ id: ObjectID, _ pages: [ObjectID], style: LinkValue? = nil, animated: Bool = true
  ) -> ScriptedApp.Action {
    styles[id] = style ?? styles[id] ?? "scroll"
    return .ask(
      .setPages, on: id,
      [
        "controllers": keep(pages, of: id), "style": styles[id] ?? .null,
        "animated": .bool(animated),
      ])
  }
}

extension ScriptedApp.Action {
  static func present(
    _ presented: ObjectID, on presenter: ObjectID, over context: ObjectID? = nil,
    style: String = "fullScreen", animated: Bool = true, completion: Int64? = nil
  ) -> Self {
    var arguments: LinkRecord = [
      "presented": .object(presented), "context": .object(context ?? presenter),
      "style": .string(style), "animated": .bool(animated),
    ]
    arguments["completion"] = completion.map(LinkValue.int)
    return .ask(.present, on: presenter, arguments)
  }

  static func dismiss(
    _ id: ObjectID, animated: Bool = true, completion: Int64? = nil
  ) -> Self {
    var arguments: LinkRecord = ["animated": .bool(animated)]
    arguments["completion"] = completion.map(LinkValue.int)
    return .ask(.dismiss, on: id, arguments)
  }

  static func addChild(_ child: ObjectID, to parent: ObjectID, forwards: Bool = true) -> Self {
    .ask(.addChild, on: parent, ["child": .object(child), "forwards": .bool(forwards)])
  }

  static func removeFromParent(_ child: ObjectID) -> Self { .ask(.removeFromParent, on: child) }

  static func moveView(_ id: ObjectID, into host: ObjectID?) -> Self {
    .ask(.moveView, on: id, ["host": host.map(LinkValue.object) ?? .null])
  }

  static func transition(
    from old: ObjectID, to new: ObjectID, in parent: ObjectID, duration: LinkValue = 0.4,
    animations: Int64? = nil, completion: Int64? = nil
  ) -> Self {
    var arguments: LinkRecord = [
      "from": .object(old), "to": .object(new), "duration": duration,
    ]
    arguments["animations"] = animations.map(LinkValue.int)
    arguments["completion"] = completion.map(LinkValue.int)
    return .ask(.transition, on: parent, arguments)
  }

  static func begin(_ id: ObjectID, isAppearing: Bool, animated: Bool = false) -> Self {
    .ask(
      .beginAppearance, on: id,
      ["isAppearing": .bool(isAppearing), "animated": .bool(animated)])
  }

  static func end(_ id: ObjectID) -> Self { .ask(.endAppearance, on: id) }

  static func destroy(_ id: ObjectID) -> Self {
    .tell(Effect(Effect.objectDestroyed, on: id))
  }

  static func setDelegate(of id: ObjectID, role: String, class name: String?) -> Self {
    .tell(
      Effect(
        Effect.delegate, on: id,
        detail: ["role": .string(role), "class": name.map(LinkValue.string) ?? .null]))
  }
}
