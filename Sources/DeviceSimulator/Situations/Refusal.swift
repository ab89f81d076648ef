/// Why a stimulus is impossible now, and what is possible instead.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  public var stimulus: Stimulus
  public var reason: String
  let situation: Situation

  public var possible: [Stimulus] { situation.possible }

  public var description: String {
    let words = possible.map(\.description) + ["wait"]
    return
      "“\(stimulus)” is not possible now: \(reason). Possible: \(words.joined(separator: ", "))."
  }
}
