/// Why a stimulus is impossible now, and what is possible instead.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  public var stimulus: Stimulus
  public var reason: String
  let situation: Situation
  /// Whether the app is what makes it impossible: it shows nothing that the user could do this to.
  public var isOfApp = false

  public var possible: [Stimulus] { situation.possible }

  public var description: String {
    let refusal = "“\(stimulus)” is not possible now: \(reason)"
    if isOfApp { return "\(refusal)." }
    let words = possible.map(\.description) + ["wait"]
    return "\(refusal). Possible: \(words.joined(separator: ", "))."
  }
}
