import Wording

extension ViewTree {
  /// How many lines an outline has at most, and how many characters of a text stand in one.
  public static let mostLines = 500
  private static let longestShown = 60
  /// How deep the outline goes in; what is nested deeper stands below each other.
  private static let deepest = 30

  /// The tree as an indented outline, one view a line.
  ///
  /// ```
  /// UIWindow
  ///   UIView of GameViewController
  ///     UILabel scoreLabel “3 points”
  ///     UIButton #add “Score a point” disabled
  /// ```
  ///
  /// `#` stands before an accessibility identifier. Texts of the app are shown on one line, and cut.
  public var outline: String {
    guard !isEmpty else { return "nothing: the app does not run, or shows no window\n" }
    let lines = nodes.indices.prefix(Self.mostLines).map { line($0) + "\n" }
    let more = nodes.count - lines.count + leftOut
    let rest = more == 0 ? "" : "… \(more) more view\(more == 1 ? "" : "s")\n"
    return lines.joined() + rest
  }

  private func line(_ place: Int) -> String {
    let node = nodes[place]
    let indent = String(repeating: "  ", count: min(node.depth, Self.deepest))
    var words = [Self.quoted(node.className)]
    if let controller = node.controller { words.append("of \(Self.quoted(controller))") }
    if let identifier = node.identifier { words.append("#\(Self.quoted(identifier))") }
    if let name = node.name { words.append(Self.quoted(name)) }
    if let text = node.text { words.append("“\(Self.quoted(text))”") }
    if let placeholder = node.placeholder, node.text ?? "" == "" {
      words.append("(\(Self.quoted(placeholder)))")
    }
    if let label = node.label { words.append("label “\(Self.quoted(label))”") }
    return indent + (words + state(of: place)).joined(separator: " ")
  }

  private func state(of place: Int) -> [String] {
    let node = nodes[place]
    var words: [String] = []
    if let image = node.image { words.append("image “\(Self.quoted(image))”") }
    if !node.titles.isEmpty {
      let titles = node.titles.prefix(10).map { "“\(Self.quoted($0))”" }
      words.append(titles.joined(separator: "|"))
    }
    if let section = node.section, let item = node.item { words.append("[\(section), \(item)]") }
    if node.tag != 0 { words.append("tag \(node.tag)") }
    if let isOn = node.isOn { words.append(isOn ? "on" : "off") }
    if let value = node.value { words.append(Int(exactly: value).map(String.init) ?? "\(value)") }
    if let index = node.index { words.append("segment \(index + 1)") }
    if node.isSelected { words.append("selected") }
    if node.isEditing { words.append("editing") }
    if !node.isEnabled { words.append("disabled") }
    if !node.takesTouches, node.role != .label, node.role != .image {
      words.append("takes no touches")
    }
    if node.isHidden { words.append("hidden") }
    if node.alpha < 1 { words.append("alpha \(node.alpha)") }
    if let cover = covers[place], node.controller != nil {
      words.append("covered by \(Self.quoted(cover))")
    }
    return words
  }

  private static func quoted(_ text: String) -> String { shown(capped(text, to: longestShown)) }
}

extension ViewTree {
  /// What a user can do to what is on the screen, as far as its texts and names tell.
  public var actions: [UserAction] {
    nodes.indices.filter { isOnScreen($0) && isTouchable($0) && nodes[$0].isEnabled }
      .compactMap { nodes[$0].action }
  }
}

extension ViewNode {
  var action: UserAction? {
    guard let name = callName ?? self.name else { return nil }
    return switch role {
    case .textField, .textView: .type("Ada", into: placeholder ?? identifier ?? self.name ?? name)
    case .switch: .toggle(name)
    case .slider: .slide(name, to: maximum ?? 1)
    case .stepper: .step(name, .up)
    case .scroll: .scroll(name, to: 100)
    case .segments: .segment(name, "1")
    case _ where takesTaps: .tap(name)
    default: nil
    }
  }
}
