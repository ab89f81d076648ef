/// Lower-case words joined by hyphens, for criterion ids, HTML ids and file names.
///
/// Letters and digits of every script stay; apostrophes vanish, so `doesn't` is one word; all else
/// separates words. At most 80 characters, never empty (`untitled`), never begins with a dot or
/// a hyphen. Making a slug of a slug changes nothing. Two titles can have the same slug.
public func slug(_ text: String) -> String {
  var words: [String] = []
  var word = ""
  for scalar in text.lowercased().unicodeScalars where scalar != "'" && scalar != "’" {
    if scalar.isWordPart {
      word.unicodeScalars.append(scalar)
    } else if !word.isEmpty {
      words.append(word)
      word = ""
    }
  }
  if !word.isEmpty { words.append(word) }
  let slug = words.joined(separator: "-").unicodeScalars.prefix(80)
  let trimmed = String(slug).split(separator: "-").joined(separator: "-")
  return trimmed.isEmpty ? "untitled" : trimmed
}

extension Unicode.Scalar {
  /// Letters, their marks and digits: what a word is made of.
  var isWordPart: Bool {
    if isHidden { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }
}
