/// What every page has: a head that loads nothing, the stylesheet, one column.
struct Page {
  let title: String
  let content: HTML

  init(title: String, @HTMLBuilder content: () -> HTML) {
    self.title = title
    self.content = content()
  }

  func rendered() -> String {
    HTML(.html, .language("en")) {
      HTML(.head) {
        HTML(.meta, .utf8)
        HTML(.meta, .meta("viewport"), .content("width=device-width, initial-scale=1"))
        HTML(.meta, .meta("color-scheme"), .content("light dark"))
        HTML(.meta, .meta("robots"), .content("noindex"))
        HTML(
          .meta, .header("Content-Security-Policy"),
          .content("default-src 'none'; style-src 'unsafe-inline'"))
        HTML(.title) { title }
        HTML(stylesheet: Page.stylesheet)
      }
      HTML(.body) {
        HTML(.main) { content }
      }
    }
    .rendered()
  }
}

/// A section with its heading.
func section(_ heading: String, id: String, @HTMLBuilder content: () -> HTML) -> HTML {
  HTML(.section, .labelled(by: id)) {
    HTML(.h2, .id(id)) { heading }
    content()
  }
}

/// Text in which the names of functions, such as `viewWillAppear(_:)`, are set as code.
func prose(_ text: String) -> HTML {
  HTML(.span, .class("prose")) {
    for part in proseParts(text) {
      if part.isCode { HTML(.code) { part.text } } else { part.text }
    }
  }
}

/// A bar of which a part is filled; the number beside it says the same.
func bar(_ part: Int, of whole: Int) -> HTML {
  HTML(.div, .class("bar"), .isDecoration) {
    HTML(.span, .width(percent: whole > 0 ? 100 * Double(part) / Double(whole) : 0))
  }
}
