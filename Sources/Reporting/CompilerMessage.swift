import Grading

/// A compiler message with its place, the source line, and a caret below the column.
func compilerMessage(_ message: BuildReport.Message, excerpt: SourceExcerpt?) -> HTML {
  HTML(.article, .class("card", "compiler")) {
    HTML(.p, .class("place")) {
      severity(message)
      if let file = message.file {
        " "
        HTML(.code) { HTML(.bdi) { place(file, message) } }
      }
    }
    HTML(.p, .class("message")) { message.message }
    if let excerpt { sourceLine(excerpt) }
  }
}

private func severity(_ message: BuildReport.Message) -> HTML {
  switch message.severity {
  case .error: HTML(.strong, .class("error")) { "error" }
  case .warning: HTML(.strong, .class("warning")) { "warning" }
  case .note: HTML(.strong, .class("remark")) { "note" }
  }
}

private func place(_ file: String, _ message: BuildReport.Message) -> String {
  ([file] + [message.line, message.column].prefix { $0 != nil }.compactMap { $0.map(String.init) })
    .joined(separator: ":")
}

private func sourceLine(_ excerpt: SourceExcerpt) -> HTML {
  let number = excerpt.line.map(String.init) ?? ""
  return HTML(.pre) {
    HTML(.span, .class("gutter")) { "\(number) │ " }
    HTML(.code) { excerpt.text }
    if let padding = excerpt.caretPadding {
      HTML(.span, .class("gutter")) { "\n" + String(repeating: " ", count: number.count) + " │ " }
      HTML(.span, .class("padding"), .isDecoration) { padding }
      HTML(.strong, .class("caret")) { "^" }
    }
  }
}
