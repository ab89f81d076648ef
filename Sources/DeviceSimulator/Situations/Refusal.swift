/// Why a stimulus is impossible now, and what is possible instead.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  public var stimulus: Stimulus
  public var reason: String
  public var possible: [Stimulus]

  public init(stimulus: Stimulus, reason: String, possible: [Stimulus]) {
    self.stimulus = stimulus
    self.reason = reason
    self.possible = possible
  }

  public var description: String {
    let words = possible.map(\.description) + ["wait"]
    return
      "“\(stimulus)” is not possible now: \(reason). Possible: \(words.joined(separator: ", "))."
  }
}
