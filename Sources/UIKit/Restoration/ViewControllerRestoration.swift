import AppLink
import Foundation

/// State restoration of one controller.
extension UIViewController {
  func tellRestoration() {
    let type = restorationClass.map { AppClass.name(of: $0) }
    var detail: LinkRecord = [
      "identifier": restorationIdentifier.map { .string($0.cappedForLink) } ?? .null,
      "class": type.map { .string($0) } ?? .null,
    ]
    detail["storyboard"] = storyboard.map { .string($0.name.cappedForLink) }
    EffectLog.shared.add(Effect.restorationIdentifier, on: id, detail)
  }

  func performRestoration(_ call: Call) -> LinkRecord {
    switch call.name {
    case "encodeRestorableState(with:)":
      let coder = StateArchiver()
      encodeRestorableState(with: coder)
      return StateRestoration.record(of: coder)
    case "decodeRestorableState(with:)":
      guard let coder = StateRestoration.unarchiver(of: call.arguments) else { return [:] }
      decodeRestorableState(with: coder)
    case "applicationFinishedRestoringState()": applicationFinishedRestoringState()
    default: AppProcess.shared.noteUnimplemented(call.name)
    }
    return [:]
  }
}
