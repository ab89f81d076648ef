/// Colours for results on a terminal; plain text elsewhere.
enum Colour: String, Sendable {
  case red = "31"
  case green = "32"
  case faint = "2"

  func paint(_ text: String, if hasColours: Bool) -> String {
    hasColours ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
