/// Strings that try to break out of whatever they are written into, the same in every run.
struct HostileText: Sequence, IteratorProtocol {
  static let pieces = [
    "<script>alert(1)</script>", "\" onload=\"x", "' onload='x", "</title>", "<!--", "]]>", "&amp;",
    "\u{0}", "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{7F}", "\u{9B}2J", "\u{85}", "\r", "\n",
    "\r\n",
    "\t", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200B}", "\u{200F}", "\u{FEFF}", "\u{AD}",
    "\u{2028}", "\u{2029}", "\u{E0041}", "\u{3164}", "\u{FFFE}", "\u{FFFD}", "\u{10FFFF}",
    "=1+1", "+1", "-1", "@SUM(A1)", "＝1", "::error::x", "%0A", "%", "..", "/", "\\", "~", "`",
    "```",
    "|", "**", "_a_", "[a](javascript:x)", "www.a.example", "https://a.example", "$x$", "# ", "1. ",
    "- ", "    ", ",", ";", "\"\"", "e\u{301}", "é", "ß", "İ", "日本", "👩‍👩‍👧", "a", "Ordinary text",
    "applicationDidEnterBackground(_:)", String(repeating: "\u{301}", count: 40),
  ]

  private var state: UInt64
  private var left: Int

  init(seed: UInt64 = 1, count: Int = 2000) {
    state = seed
    left = count
  }

  mutating func next() -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return (0..<below(7)).map { _ in piece() }.joined()
  }

  private mutating func piece() -> String {
    guard below(5) == 0 else { return Self.pieces[below(Self.pieces.count)] }
    return Unicode.Scalar(UInt32(below(0x3100))).map { String(Character($0)) } ?? ""
  }

  /// SplitMix64.
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}

/// Texts that no escaper of plain text may touch.
let ordinaryTexts = [
  "", "Saves the score", "Zoë Müller", "José, 2nd year", "日本語のテキスト", "Ελληνικά", "שלום", "हिन्दी",
  "👩‍👩‍👧 🇩🇪 ❤️", "e\u{301}", "“quoted” … – —", "100 €",
]

extension String {
  /// Control characters, bidirectional overrides and zero-width characters, by an independent list.
  func holdsHidden(besides allowed: String = "") -> Bool {
    unicodeScalars.contains { scalar in
      if allowed.unicodeScalars.contains(scalar) { return false }
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFEFF, 0xFFFE, 0xFFFF, 0x3164, 0xE0000...0xE007F, 0x10FFFE, 0x10FFFF:
        return true
      default: return false
      }
    }
  }
}
