/// What a published formula should say, where it says something else.
public struct Correction: Sendable {
  /// A word that shows it.
  public struct Witness: Sendable {
    /// Positions apart by blanks; each the letters that are true there, `-` for none.
    public let word: String
    /// What a reader expects; the published formula says the opposite.
    public let holds: Bool

    /// Each position's propositions.
    public var positions: [Set<String>] {
      word.split(separator: " ").map { Set($0 == "-" ? [] : $0.map(String.init)) }
    }
  }

  public let formula: String
  public let reason: String
  public let witnesses: [Witness]

  private init(_ formula: String, _ reason: String, _ witnesses: [String: Bool]) {
    self.formula = formula
    self.reason = reason
    self.witnesses = witnesses.sorted { $0.key < $1.key }.map { Witness(word: $0, holds: $1) }
  }

  static let all: [ScopedPattern: Correction] = [
    ScopedPattern(.precedence, .after): Correction(
      "[]!Q | (!Q U (Q & (!P W S)))",
      "The published formula is content with any Q from which on S precedes P, such as one after "
        + "the last P; the scope begins at the first Q.",
      ["Q P Q": false]),
    ScopedPattern(.causes(2), .after): Correction(
      "([]!Q) | (!Q U (Q & (<>P -> (!P U (S & !P & o(!P U T))))))",
      "As `&` binds tighter than `->`, the published formula demands something only of a word that "
        + "begins with Q.",
      ["- Q P": false]),
    ScopedPattern(.stimuli(2), .before): Correction(
      "<>R -> (\(stimuliBeforeR)) U R", stimuliReason, ["S T R P": false, "S TR": true]),
    ScopedPattern(.stimuli(2), .between): Correction(
      "[] ((Q & <>R) -> (\(stimuliBeforeR)) U R)", stimuliReason,
      ["Q S T R P": false, "Q S TR": true]),
    ScopedPattern(.stimuli(2), .afterUntil): Correction(
      "[] (Q -> (\(stimuliBeforeR)) U (R | [] (\(stimuliBeforeR))))", stimuliReason,
      ["Q S T R P": false, "Q S TR": true]),
    ScopedPattern(.responses(2), .before): Correction(
      "<>R -> (P -> (!R U (S & !R & o(!R U (T & !R))))) U R", lastAtR, ["P S TR": false]),
    ScopedPattern(.responses(2), .after): Correction(
      "[] (Q -> [] (P -> <>(S & o<> T)))", atOnce, ["Q P S T": true]),
    ScopedPattern(.responses(2), .between): Correction(
      "[] ((Q & <>R) -> (P -> (!R U (S & !R & o(!R U (T & !R))))) U R)", lastAtR,
      ["Q P S TR": false]),
    ScopedPattern(.responses(2), .afterUntil): Correction(
      "[] (Q -> (P -> (!R U (S & !R & o(!R U (T & !R))))) W R)", lastAfterR,
      ["Q P S TR": false, "QPS R T": false]),
    ScopedPattern(.constrainedResponses(2), .before): Correction(
      "<>R -> (\(constrainedBeforeR)) U R", lastAtR, ["P S TR": false]),
    ScopedPattern(.constrainedResponses(2), .after): Correction(
      "[] (Q -> [] (P -> <>(S & !Z & o(!Z U T))))", atOnce, ["Q P S T": true]),
    ScopedPattern(.constrainedResponses(2), .between): Correction(
      "[] ((Q & <>R) -> (\(constrainedBeforeR)) U R)", lastAtR, ["Q P S TR": false]),
    ScopedPattern(.constrainedResponses(2), .afterUntil): Correction(
      "[] (Q -> (\(constrainedBeforeR)) W R)", lastAfterR,
      ["Q P S TR": false, "QPS R T": false]),
  ]

  private static let stimuliBeforeR =
    "S & o(!R U (T & !R)) -> o(!R U (T & !R & (!R U (P & !R))))"

  private static let constrainedBeforeR =
    "P -> (!R U (S & !R & !Z & o((!R & !Z) U (T & !R))))"

  private static let stimuliReason =
    "The published formula takes a P after R for an answer, and asks for one where T comes only with "
    + "R; the scope ends before R."

  private static let lastAtR =
    "The published formula takes a T that comes with R for an answer; the scope ends before R."

  private static let lastAfterR =
    "The published formula takes a T that comes with R for an answer, and where S comes with P, one "
    + "after R; the scope ends before R."

  private static let atOnce =
    "The published formula wants S at P itself: the `<>` of the global formula is missing."
}
