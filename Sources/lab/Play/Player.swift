import DeviceSimulator
import LifecycleTrace
import Wording

/// Drives a device and shows what happens as it happens.
final class Player {
  enum Format {
    case text
    case json
  }

  private let device: Device
  private let format: Format
  private let console: Console
  private var text = TraceText()
  private var shown = 0

  init(_ device: Device, format: Format, console: Console) {
    self.device = device
    self.format = format
    self.console = console
  }

  /// Plays a story up to its end, or to the stimulus that is refused.
  ///
  /// - Throws: a `LabError` for a story that cannot be played, or when the app's process cannot be
  ///   run at all. An app that ends by its own doing is part of the story.
  func play(_ story: Story) throws(LabError) {
    for stimulus in story.stimuli {
      defer { showNews() }
      do {
        try device.perform(stimulus)
      } catch let outcome as AppOutcome {
        guard outcome.kind == .infrastructure else { continue }
        throw LabError(outcome.message ?? "the app cannot be run", kind: .infrastructure)
      } catch {
        throw LabError("\(error)")
      }
    }
  }

  /// Ends the app, as when the user stops playing.
  func end() {
    device.shutDown()
    showNews()
  }

  /// What may happen next, in words.
  var possible: String {
    (device.situation.possible.map(\.description) + ["wait:10s"]).joined(separator: " ")
  }

  /// What the user could do to what the app shows, in words; empty where nothing shows.
  var actions: String {
    guard device.situation.app == .active, let tree = try? device.viewTree() else { return "" }
    let words = tree.actions.map { "\(Stimulus.user($0))" }
    let more = words.count > Self.mostActions ? ["…"] : []
    return (words.prefix(Self.mostActions) + more).map(terminalLine).joined(separator: " ")
  }

  private static let mostActions = 12

  /// What the app shows, as an indented outline.
  var outline: String {
    do {
      return try device.viewTree().outline
    } catch {
      showNews()
      return ""
    }
  }

  var state: String { device.situation.app.rawValue }

  private func showNews() {
    let events = device.trace.events
    for event in events[shown...] {
      console.result(format == .json ? EventJSON.line(event) + "\n" : text.line(event))
    }
    shown = events.count
  }
}
