import AppLink
import LifecycleTrace

/// What is being edited: the first responder, as the device knows it.
struct Editing: Hashable {
  enum Kind: String, Hashable {
    case textField
    case textView
    /// A view that only wants the keys.
    case view
  }

  var view: ObjectID
  var kind: Kind
}

/// Editing: who is asked and who hears of it, in which order.
///
/// ```
///   begin   shouldBegin ─► shouldEnd and didEnd of what was edited before ─► didBegin
///   key     shouldChange ─► the text changes ─► didChangeSelection ─► editingChanged, didChange
///   return  shouldReturn ─► editingDidEndOnExit
/// ```
///
/// No source tells the order of one field's begin and the other's end; this one is our choice.
extension Device {
  /// Begins to edit a view; whether all agree.
  func beginEditing(_ view: ObjectID, as kind: Editing.Kind) throws(AppOutcome) -> Bool {
    if app?.editing?.view == view { return true }
    let names = kind.names
    if let names, try ask(names.shouldBegin, of: view) == false { return false }
    guard try endEditing() else { return false }
    app?.editing = Editing(view: view, kind: kind)
    _ = try callHarness(Call.Name.startEditing, [:], on: view)
    guard let names else { return true }
    try callDelegate(names.didBegin, of: view, role: "delegate")
    if kind == .textField { try send(.editingDidBegin, to: view) }
    return true
  }

  /// Ends what is being edited, unless its delegate objects; whether nothing is edited then.
  func endEditing() throws(AppOutcome) -> Bool {
    guard let editing = app?.editing else { return true }
    let names = editing.kind.names
    if let names, try ask(names.shouldEnd, of: editing.view) == false { return false }
    guard app?.editing == editing else { return app?.editing == nil }
    app?.editing = nil
    _ = try callHarness(Call.Name.stopEditing, [:], on: editing.view)
    guard let names else { return true }
    try callDelegate(names.didEnd, of: editing.view, role: "delegate")
    if editing.kind == .textField { try send(.editingDidEnd, to: editing.view) }
    return true
  }

  /// A key of the keyboard, or several.
  func press(_ action: UserAction) throws(AppOutcome) {
    switch action {
    case .type(let text, into: _): try type(text)
    case .returnKey: try pressReturn()
    default: break
    }
  }

  /// One key after the other, as long as the same view is being edited.
  func type(_ text: String) throws(AppOutcome) {
    let editing = app?.editing
    for character in text {
      guard let editing, app?.editing == editing else { return }
      let end = try length(of: editing.view)
      try edit(editing, at: end, length: 0, String(character))
      try rest()
    }
  }

  /// Selects all, and deletes it.
  func clear() throws(AppOutcome) {
    guard let editing = app?.editing else { return }
    let length = try length(of: editing.view)
    if length > 0 { try edit(editing, at: 0, length: length, "") }
  }

  private func pressReturn() throws(AppOutcome) {
    guard let editing = app?.editing else { return }
    guard editing.kind == .textField else { return try type("\n") }
    guard try ask(.textFieldShouldReturn, of: editing.view) != false else { return }
    let heard = try send(.editingDidEndOnExit, to: editing.view)
    // Whoever listens to that has the keyboard put away.
    if heard, app?.editing == editing { _ = try endEditing() }
  }

  private func edit(
    _ editing: Editing, at location: Int64, length: Int64, _ text: String
  ) throws(AppOutcome) {
    guard let names = editing.kind.names else { return }
    let change: LinkRecord = [
      "location": .int(location), "length": .int(length), "text": .string(text),
    ]
    if try ask(names.shouldChange, of: editing.view, change) == false { return }
    _ = try callHarness(Call.Name.userEdit, change, on: editing.view)
    try callDelegate(names.didChangeSelection, of: editing.view, role: "delegate")
    if let didChange = names.didChange {
      try callDelegate(didChange, of: editing.view, role: "delegate")
    } else {
      try send(.editingChanged, to: editing.view)
    }
  }

  private func length(of view: ObjectID) throws(AppOutcome) -> Int64 {
    try callHarness(Call.Name.textLength, [:], on: view)["length"]?.int ?? 0
  }

  /// A delegate's answer; nil where nobody answers.
  private func ask(
    _ callback: CallbackName, of view: ObjectID, _ arguments: LinkRecord = [:]
  ) throws(AppOutcome) -> Bool? {
    try callDelegate(callback, of: view, role: "delegate", arguments)?["result"]?.bool
  }

  /// Runs a field's actions for an editing event; whether it has any.
  @discardableResult
  private func send(_ event: CallbackName, to view: ObjectID) throws(AppOutcome) -> Bool {
    let name = event.rawValue.split(separator: ".").last.map(String.init) ?? ""
    let returned = try enter(
      event, on: view, call: Call.Name.userEvent, arguments: ["event": .string(name)])
    return returned["implemented"]?.bool != false
  }
}

extension Editing.Kind {
  fileprivate struct Names {
    var shouldBegin: CallbackName
    var didBegin: CallbackName
    var shouldEnd: CallbackName
    var didEnd: CallbackName
    var shouldChange: CallbackName
    var didChangeSelection: CallbackName
    /// A text field tells of changes by an event.
    var didChange: CallbackName?
  }

  fileprivate var names: Names? {
    switch self {
    case .textField:
      Names(
        shouldBegin: .textFieldShouldBegin, didBegin: .textFieldDidBegin,
        shouldEnd: .textFieldShouldEnd, didEnd: .textFieldDidEnd,
        shouldChange: .textFieldShouldChange,
        didChangeSelection: .textFieldDidChangeSelection)
    case .textView:
      Names(
        shouldBegin: .textViewShouldBegin, didBegin: .textViewDidBegin,
        shouldEnd: .textViewShouldEnd, didEnd: .textViewDidEnd,
        shouldChange: .textViewShouldChange, didChangeSelection: .textViewDidChangeSelection,
        didChange: .textViewDidChange)
    case .view: nil
    }
  }
}
