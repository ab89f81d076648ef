import AppJail
import DeviceSimulator
import Foundation
import InfoPlist
import LifecycleTrace
import Wording

public typealias SystemVersion = DeviceSimulator.SystemVersion
public typealias AppManifest = InfoPlist.AppManifest
/// A cell of a list on the screen: its place, and the texts on it.
public typealias ScenarioCell = ViewTree.Cell

/// A scenario's device: stops at the end of an app that ended by its own doing.
public final class ScenarioDevice {
  /// How the app ended by its own doing; nil while nothing of the kind has happened.
  public private(set) var outcome: AppOutcome?
  /// What a user could not do, because of what the app shows; nil while nothing of the kind has
  /// happened. The scenario stops there, which is the app's doing.
  public private(set) var refusal: Refusal?

  private let device: Device
  private let container: AppContainer
  private let onFault: (String) -> Void

  init(
    _ device: Device, container: AppContainer = AppContainer(),
    onFault: @escaping (String) -> Void
  ) {
    self.device = device
    self.container = container
    self.onFault = onFault
  }

  /// All that has happened on the device.
  public var trace: Trace { device.trace }

  public var appState: AppState { device.situation.app }

  /// The activation state of a window's scene, by the number that stories call it by; nil where there
  /// is no such window.
  public func sceneState(ofWindow number: Int) -> SceneState? {
    device.situation.windows.first { $0.number == number }?.state
  }

  /// Every line that the app has printed, in order.
  public var printed: [String] {
    let names = [EffectName.print, .output].map(\.rawValue)
    return trace.events.filter { $0.kind == .effect && names.contains($0.name) }
      .compactMap { $0.detail["text"]?.string }
  }

  /// A file that the app keeps, by its path in the app's container, such as `Documents/notes.json`.
  ///
  /// nil where there is no such file; a link is none.
  public func file(_ path: String) -> Data? {
    container.contents(of: path).map { Data($0) }
  }

  /// Plays a story such as `home wait:10s open`.
  ///
  /// Throws when the story cannot be played on a device in this situation, which is the suite's
  /// fault. Does nothing once the app has ended by its own doing.
  ///
  /// What the user does has to be possible on what the app shows: a tap on a button that the app does
  /// not have stops the scenario, and expectations from then on are not met.
  public func perform(_ story: String) throws {
    guard refusal == nil, let refused = try play(story) else { return }
    guard refused.isOfApp else { throw fault(refused) }
    refusal = refused
  }

  /// Taps on what shows a text, or is called so.
  public func tap(_ name: String) throws {
    try perform("\(Stimulus.user(.tap(name)))")
  }

  /// Types a text into a field, or into the one being edited.
  public func type(_ text: String, into field: String? = nil) throws {
    try perform("\(Stimulus.user(.type(text, into: field)))")
  }

  /// Plays a story that depends on what the app has done, such as on windows that it opens or closes.
  ///
  /// Where `perform(_:)` would blame the suite for a stimulus that is impossible, this stops before
  /// it. Returns whether the whole story was played, which is for the scenario to judge.
  public func attempt(_ story: String) throws -> Bool {
    guard refusal == nil else { return false }
    return try play(story) == nil && outcome == nil
  }

  /// Plays up to the story's end, the app's own end, or the first stimulus that is refused.
  private func play(_ story: String) throws -> Refusal? {
    guard outcome == nil else { return nil }
    do {
      try device.perform(try Story(parsing: story))
    } catch let ended as AppOutcome {
      outcome = ended
    } catch let refusal as Refusal {
      return refusal
    } catch {
      throw fault(error)
    }
    return nil
  }

  /// What the app shows now; empty once it has ended.
  var tree: ViewTree {
    guard outcome == nil else { return ViewTree() }
    do {
      return try device.viewTree()
    } catch {
      outcome = error as? AppOutcome
      return ViewTree()
    }
  }

  private func fault(_ error: any Error) -> SuiteFault {
    onFault("\(error)")
    return SuiteFault(description: "\(error)")
  }

  func shutDown() {
    device.shutDown()
    container.remove()
  }
}
