import AppLink
import LifecycleTrace

/// What a message of the app's says of printed text.
extension LinkMessage {
  /// Bytes that student code printed through the link, line breaks included.
  var printedBytes: Int {
    effects.reduce(0) { sum, effect in
      guard [EffectName.print, .log].contains(EffectName(effect.name)) else { return sum }
      let told = effect.detail["bytes"]?.int.flatMap { Int(exactly: $0) }
      let sent = effect.detail["text"]?.string?.utf8.count ?? 0
      return sum + min(max(told ?? 0, sent), 1 << 32) + 1
    }
  }

  /// The message with lines that were printed past the link; only one that gives up the turn takes
  /// any.
  func adding(_ lines: [Effect]) -> LinkMessage {
    guard !lines.isEmpty else { return self }
    switch self {
    case .returned(var returned):
      returned.effects += lines
      return .returned(returned)
    case .ask(var ask):
      ask.effects += lines
      return .ask(ask)
    case .effects, .call, .answer: return self
    }
  }

  var effects: [Effect] {
    switch self {
    case .returned(let returned): returned.effects
    case .ask(let ask): ask.effects
    case .effects(let effects): effects
    case .call, .answer: []
    }
  }
}
