import Wording

/// A piece of an HTML page: elements, attributes and text.
///
/// Text is escaped when it is rendered, tags and attributes come from closed lists, and links are
/// built of components; so text from a submission cannot become markup.
struct HTML: Hashable, Sendable {
  indirect enum Node: Hashable, Sendable {
    case text(String)
    case element(HTMLTag, [HTMLAttribute], HTML)
    case stylesheet(String)
  }

  fileprivate(set) var nodes: [Node]

  init(_ tag: HTMLTag, _ attributes: HTMLAttribute...) {
    nodes = [.element(tag, attributes, HTML(nodes: []))]
  }

  init(_ tag: HTMLTag, _ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) {
    nodes = [.element(tag, attributes, content())]
  }

  /// A `style` element. Only text that stands in our sources can be one.
  init(stylesheet: StaticString) {
    nodes = [.stylesheet("\(stylesheet)")]
  }

  fileprivate init(nodes: [Node]) {
    self.nodes = nodes
  }
}

/// Lets content be written as a list; a plain string is text.
@resultBuilder
enum HTMLBuilder {
  static func buildExpression(_ text: String) -> HTML { HTML(nodes: [.text(text)]) }
  static func buildExpression(_ html: HTML) -> HTML { html }
  static func buildExpression(_ parts: [HTML]) -> HTML { HTML(nodes: parts.flatMap(\.nodes)) }
  static func buildBlock(_ parts: HTML...) -> HTML { HTML(nodes: parts.flatMap(\.nodes)) }
  static func buildArray(_ parts: [HTML]) -> HTML { HTML(nodes: parts.flatMap(\.nodes)) }
  static func buildOptional(_ part: HTML?) -> HTML { part ?? HTML(nodes: []) }
  static func buildEither(first: HTML) -> HTML { first }
  static func buildEither(second: HTML) -> HTML { second }
}

/// The elements that reports use; none of them runs or loads anything.
struct HTMLTag: Hashable, Sendable {
  enum Layout: Hashable, Sendable {
    /// Begins on a line of its own.
    case block
    case inline
    /// As `block`, and has no content.
    case void
  }

  let name: String
  let layout: Layout

  private init(_ name: String, _ layout: Layout) {
    self.name = name
    self.layout = layout
  }

  static let html = HTMLTag("html", .block)
  static let head = HTMLTag("head", .block)
  static let title = HTMLTag("title", .block)
  static let meta = HTMLTag("meta", .void)
  static let body = HTMLTag("body", .block)
  static let main = HTMLTag("main", .block)
  static let header = HTMLTag("header", .block)
  static let footer = HTMLTag("footer", .block)
  static let section = HTMLTag("section", .block)
  static let article = HTMLTag("article", .block)
  static let div = HTMLTag("div", .block)
  static let h1 = HTMLTag("h1", .block)
  static let h2 = HTMLTag("h2", .block)
  static let h3 = HTMLTag("h3", .block)
  static let p = HTMLTag("p", .block)
  static let pre = HTMLTag("pre", .block)
  static let dl = HTMLTag("dl", .block)
  static let dt = HTMLTag("dt", .block)
  static let dd = HTMLTag("dd", .block)
  static let ol = HTMLTag("ol", .block)
  static let ul = HTMLTag("ul", .block)
  static let li = HTMLTag("li", .block)
  static let table = HTMLTag("table", .block)
  static let thead = HTMLTag("thead", .block)
  static let tbody = HTMLTag("tbody", .block)
  static let tr = HTMLTag("tr", .block)
  static let th = HTMLTag("th", .block)
  static let td = HTMLTag("td", .block)
  static let details = HTMLTag("details", .block)
  static let summary = HTMLTag("summary", .block)
  static let a = HTMLTag("a", .inline)
  static let bdi = HTMLTag("bdi", .inline)
  static let code = HTMLTag("code", .inline)
  static let span = HTMLTag("span", .inline)
  static let strong = HTMLTag("strong", .inline)
}

/// The attributes that reports use.
struct HTMLAttribute: Hashable, Sendable {
  enum Scope: String, Sendable {
    case column = "col"
    case row
    case rowGroup = "rowgroup"
  }

  let name: String
  let value: String

  private init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  static func `class`(_ names: StaticString...) -> HTMLAttribute {
    HTMLAttribute("class", names.map { "\($0)" }.joined(separator: " "))
  }
  static func id(_ id: String) -> HTMLAttribute { HTMLAttribute("id", id) }
  static func href(_ link: HTMLLink) -> HTMLAttribute { HTMLAttribute("href", link.target) }
  static func language(_ code: StaticString) -> HTMLAttribute { HTMLAttribute("lang", "\(code)") }
  static func scope(_ scope: Scope) -> HTMLAttribute { HTMLAttribute("scope", scope.rawValue) }
  static func columns(_ count: Int) -> HTMLAttribute { HTMLAttribute("colspan", "\(count)") }
  static func label(_ text: String) -> HTMLAttribute { HTMLAttribute("aria-label", text) }
  static func labelled(by id: String) -> HTMLAttribute { HTMLAttribute("aria-labelledby", id) }
  static let isImage = HTMLAttribute("role", "img")
  static let isDecoration = HTMLAttribute("aria-hidden", "true")
  static func width(percent: Double) -> HTMLAttribute {
    let tenths = Int((min(100, max(0, percent)) * 10).rounded())
    return HTMLAttribute("style", "width:\(tenths / 10).\(tenths % 10)%")
  }
  static let utf8 = HTMLAttribute("charset", "utf-8")
  static func meta(_ name: StaticString) -> HTMLAttribute { HTMLAttribute("name", "\(name)") }
  static func header(_ name: StaticString) -> HTMLAttribute {
    HTMLAttribute("http-equiv", "\(name)")
  }
  static func content(_ text: StaticString) -> HTMLAttribute {
    HTMLAttribute("content", "\(text)")
  }
}

/// A place on the page, or a file beside or below it; never another site, never a script.
struct HTMLLink: Hashable, Sendable {
  let target: String

  static func file(_ components: String...) -> HTMLLink {
    HTMLLink(target: components.map { urlComponent($0) }.joined(separator: "/"))
  }
}
