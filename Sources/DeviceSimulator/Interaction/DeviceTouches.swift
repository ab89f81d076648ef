import AppLink
import LifecycleTrace

/// Carries out what the user does.
extension Device {
  func carryOut(_ interaction: Interaction) throws(AppOutcome) {
    switch interaction {
    case .container(let gesture): try perform(gesture)
    case .key(let action): try press(action)
    case .view(let action, let target):
      guard let object = try object(of: target) else { return }
      try act(action, on: object, target)
    }
    try rest()
  }

  private func act(
    _ action: UserAction, on view: ObjectID, _ target: ViewTarget
  ) throws(AppOutcome) {
    let node = target.node
    switch action {
    case .tap(let name): try tap(view, target, on: name)
    case .type(let text, into: _):
      if try beginEditing(view, as: node.editingKind) { try type(text) }
    case .clear:
      if try beginEditing(view, as: node.editingKind) { try clear() }
    case .toggle: try change(view, ["on": .bool(node.isOn != true)])
    case .slide(_, let value): try change(view, ["value": .double(value)])
    case .segment(_, let choice): try pick(target.segment(choice), of: view)
    case .step(_, let direction): try change(view, ["up": .bool(direction == .up)])
    case .scroll(_, let offset):
      try scroll(view, to: offset)
    case .swipe(_, .left) where node.role == .cell:
      if let (list, path) = app?.lists.place(of: view) { try deleteRow(list: list, at: path) }
    case .swipe(_, let direction):
      guard node.gestures.contains(direction.rawValue) else { return }
      try enter(
        .swipeGesture, on: view, call: Call.Name.userGesture,
        arguments: ["gesture": "swipe", "direction": .string(direction.rawValue)])
    case .longPress:
      guard node.gestures.contains("longPress") else { return }
      try enter(
        .longPressGesture, on: view, call: Call.Name.userGesture,
        arguments: ["gesture": "longPress"])
    default: break
    }
  }

  /// A tap on a control sends its actions; on another view it goes to a recogniser, or is a touch.
  private func tap(
    _ view: ObjectID, _ target: ViewTarget, on name: String
  ) throws(AppOutcome) {
    let node = target.node
    switch node.role {
    case .textField, .textView: _ = try beginEditing(view, as: node.editingKind)
    case .switch: try change(view, ["on": .bool(node.isOn != true)])
    case .segments:
      let place = node.titles.firstIndex(of: name)
      guard let place, !node.disabledSegments.contains(place) else { return }
      try pick(place, of: view)
    case .cell where app?.lists.place(of: view) != nil:
      guard let (list, path) = app?.lists.place(of: view) else { return }
      try tapCell(list: list, at: path)
    case .button, .control, .slider, .stepper, .alertAction, .barButton, .backButton:
      try enter(.touchUpInside, on: view, call: Call.Name.userTap)
    case _ where node.gestures.contains("tap"):
      try enter(
        .tapGesture, on: view, call: Call.Name.userGesture, arguments: ["gesture": "tap"])
    default:
      try enter(.touchesBegan, on: view)
      try enter(.touchesEnded, on: view)
    }
  }

  private func pick(_ segment: Int?, of view: ObjectID) throws(AppOutcome) {
    guard let segment else { return }
    try change(view, ["index": .int(Int64(segment))])
  }

  private func change(_ view: ObjectID, _ value: LinkRecord) throws(AppOutcome) {
    try enter(.valueChanged, on: view, call: Call.Name.userValue, arguments: value)
  }
}

extension ViewNode {
  /// Which delegate hears of its editing.
  fileprivate var editingKind: Editing.Kind { role == .textView ? .textView : .textField }
}
