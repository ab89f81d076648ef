import LifecycleTrace

/// The events that moved a rule, with their numbers, indented as their calls were nested.
func timeline(_ lines: [Finding.Line]) -> HTML {
  HTML(.ol, .class("timeline")) {
    for (index, line) in lines.enumerated() {
      if index > 0, line.n > lines[index - 1].n + 1 {
        HTML(.li, .class("gap"), .isDecoration) { HTML(.span, .class("n")) { "⋮" } }
      }
      HTML(.li, depthClass(line.depth)) {
        HTML(.span, .class("n")) { "\(line.n)" }
        HTML(.span, .class("event")) { eventText(line) }
      }
    }
  }
}

/// A stimulus is marked, since it is what the reader can repeat.
private func eventText(_ line: Finding.Line) -> String {
  line.depth == 0 && !line.text.hasPrefix("▸") ? "▸ \(line.text)" : line.text
}

/// Deeper than six is shown as six: a phone has no room for more.
private func depthClass(_ depth: Int) -> HTMLAttribute {
  switch depth {
  case ...0: .class("d0")
  case 1: .class("d1")
  case 2: .class("d2")
  case 3: .class("d3")
  case 4: .class("d4")
  case 5: .class("d5")
  default: .class("d6")
  }
}
