import AppLink
import LifecycleTrace

/// Segues: who is asked, and who hears of them, before anything moves.
///
/// ```
///   show, present, custom, …: (shouldPerformSegue) ─ destination made ─ prepare ─ perform
///   unwind:                   (shouldPerformSegue) ─ destination found ─ prepare ─ its action ─
///                             dismissal or pop
///   embed:                    destination made ─ prepare ─ becomes a child
/// ```
///
/// Only a segue that the user triggers is asked for. Apple's Technical Note TN2298 has the unwind
/// segue's order; `prepare` of an embed segue comes before the parent's `viewDidLoad()`.
extension Device {
  func performSegue(_ ask: Ask) throws(AppOutcome) {
    let source = ask.receiver
    let segue: LinkRecord = ["segue": ask.arguments["segue"] ?? .null]
    let detail = detail(of: ask.arguments)
    if ask.arguments["isTriggered"]?.bool == true {
      let should = try enter(.shouldPerformSegue, on: source, arguments: segue, detail: detail)
      if should["result"]?.bool == false { return }
    }
    let made = try callHarness(Call.Name.makeDestination, segue, on: source)
    guard let destination = made["destination"]?.object else { return }
    var prepared = detail
    prepared["destination"] = app?.names[destination].map(TraceValue.string)
    try enter(.prepareForSegue, on: source, arguments: segue, detail: prepared)
    let kind = ask.arguments["kind"]?.string
    if kind == "unwind" { try tellUnwinding(segue, to: destination, ask.arguments) }
    _ = try callHarness(Call.Name.carryOutSegue, segue, on: source)
    if kind == "embed", app?.controllers[destination].parent == source {
      try perform(.didMove(destination, to: source))
    }
  }

  /// The method that an unwind segue was drawn to.
  private func tellUnwinding(
    _ segue: LinkRecord, to destination: ObjectID, _ arguments: LinkRecord
  ) throws(AppOutcome) {
    let action = TraceValue.cut(arguments["action"]?.string ?? "")
    try enter(
      .unwindAction, on: destination, arguments: segue, detail: ["action": .string(action)])
  }

  private func detail(of arguments: LinkRecord) -> [String: TraceValue] {
    guard let identifier = arguments["identifier"]?.string else { return [:] }
    return ["identifier": .string(TraceValue.cut(identifier))]
  }

  /// The user has chosen an item: its cell's segue comes before the delegate hears of the selection.
  func followCell(at path: ListPath, in list: ObjectID) throws(AppOutcome) {
    guard app?.lists[list]?.settings.leadsElsewhere == true else { return }
    _ = try callHarness(Call.Name.followCell, path.record, on: list)
  }
}
