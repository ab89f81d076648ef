/// The five states of an app, as a trace spells them in state events and in `Event.state`.
public enum AppState: String, Hashable, Sendable, Codable, CaseIterable {
  case notRunning
  case inactive
  case active
  case background
  case suspended
}
