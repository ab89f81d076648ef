/// The formulas as the documentation shows them.
public enum CatalogueText {
  /// A pattern's formulas in the five scopes, those that are corrected with the published text, the
  /// reason and words that show it.
  public static func section(_ meanings: [Meaning]) -> String {
    var lines = ["```"]
    for meaning in meanings {
      let scope = meaning.subject.scope.rawValue
      let mark = meaning.correction == nil ? " " : "*"
      lines.append(
        scope + String(repeating: " ", count: 16 - scope.count) + mark + " " + meaning.text)
    }
    lines.append("```")
    for meaning in meanings {
      guard let correction = meaning.correction, let published = meaning.published else { continue }
      let words = correction.witnesses.map {
        "`\($0.word)` \($0.holds ? "is right" : "breaks the pattern")"
      }
      lines += [
        "", "\\* **\(meaning.subject.scope.rawValue)**, published as `\(published)`.",
        correction.reason, "With the correction, \(words.joined(separator: "; ")).",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
