import InfoPlist

/// A target's build settings, in layers as Xcode resolves them: what stands in a later layer holds,
/// and `$(inherited)` in it is what the earlier ones say.
public struct BuildSettings: Hashable, Sendable {
  /// Values by their names, unexpanded.
  typealias Layer = [String: String]

  /// Characters of one expanded value; a longer one is cut.
  static let maximumLength = 16_384
  /// References that are followed for one value, and how deep.
  private static let maximumReferences = 500
  private static let maximumDepth = 24

  private var layers: [Layer]

  init(layers: [Layer] = []) {
    self.layers = layers
  }

  /// What holds without a project; values such as `$(PRODUCT_MODULE_NAME)` still mean something.
  public static func standard(name: String) -> BuildSettings {
    BuildSettings(layers: [defaults(target: name, project: name, region: "en")])
  }

  static func defaults(target: String, project: String, region: String) -> Layer {
    [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "WRAPPER_NAME": "$(PRODUCT_NAME).app", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": region, "CONFIGURATION": "Debug",
      // Paths are told from the project's folder, which is this.
      "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".",
      "PLATFORM_NAME": "iphonesimulator", "SDK_NAME": "iphonesimulator",
    ]
  }

  mutating func add(_ layer: Layer) { layers.append(layer) }

  /// The names of all settings that are made, sorted.
  var names: [String] { Set(layers.flatMap(\.keys)).sorted() }

  /// The value with all references replaced; nil for a setting that nobody has made.
  public subscript(_ name: String) -> String? {
    guard layers.contains(where: { $0[name] != nil }) else { return nil }
    var expansion = Expansion(settings: self)
    return expansion.value(of: name, below: layers.count, depth: 0)
  }

  /// Whether the setting is there and says yes.
  public func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  /// A text of a property list with its `$(SETTING)`s replaced.
  public func expand(_ text: String) -> String {
    guard text.contains("$") else { return text }
    var expansion = Expansion(settings: self)
    return expansion.expand(text, of: nil, below: layers.count, depth: 0)
  }

  /// The value's words, of which some stand in quotes.
  public func words(_ name: String) -> [String] { Self.words(of: self[name] ?? "") }

  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isWord = false
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        isWord = true
      } else if quote == nil, character.isWhitespace {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
      } else {
        word.append(character)
        isWord = true
      }
    }
    return isWord ? words + [word] : words
  }

  // MARK: Expansion

  /// One value in the making, with what it has cost.
  private struct Expansion {
    let settings: BuildSettings
    var references = 0

    mutating func value(of name: String, below top: Int, depth: Int) -> String {
      references += 1
      guard references <= BuildSettings.maximumReferences, depth < BuildSettings.maximumDepth,
        let index = settings.layers[..<top].lastIndex(where: { $0[name] != nil }),
        let text = settings.layers[index][name]
      else { return "" }
      return expand(
        String(text.prefix(BuildSettings.maximumLength)), of: name, below: index, depth: depth + 1)
    }

    /// - Parameters:
    ///   - name: the setting whose value this is.
    ///   - inherited: the number of layers below the one that the value stands in.
    mutating func expand(
      _ text: String, of name: String?, below inherited: Int, depth: Int
    ) -> String {
      var result = ""
      var rest = text[...]
      while let dollar = rest.firstIndex(of: "$") {
        result += rest[..<dollar]
        rest = rest[rest.index(after: dollar)...]
        guard depth < BuildSettings.maximumDepth, var reference = SettingReference(&rest) else {
          result += "$"
          // Whatever follows, a parenthesis is open: looking again and again would take long.
          if let next = rest.first, SettingReference.closing[next] != nil { break }
          continue
        }
        reference.expandOperators {
          expand($0, of: name, below: inherited, depth: depth + 1)
        }
        let inner = expand(reference.name, of: name, below: inherited, depth: depth + 1)
        if inner == "inherited" || inner == name {
          let below = name.map { value(of: $0, below: inherited, depth: depth) } ?? ""
          result += reference.apply(to: below)
        } else {
          let whole = settings.layers.count
          result += reference.apply(to: value(of: inner, below: whole, depth: depth))
        }
        if result.utf8.count > BuildSettings.maximumLength { break }
      }
      return String((result + rest).prefix(BuildSettings.maximumLength))
    }
  }
}

/// `$(NAME:operator)` or `${NAME}`, without its dollar.
private struct SettingReference {
  static let closing: [Character: Character] = ["(": ")", "{": "}", "[": "]"]

  var name: String
  private var operators: [String] = []

  /// Takes it off the front of a text; nil where the text begins with none.
  init?(_ text: inout Substring) {
    guard let open = text.first, let close = Self.closing[open] else { return nil }
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      guard depth == 0 else { continue }
      let parts = Self.parts(of: text[text.index(after: text.startIndex)..<index])
      name = parts.first ?? ""
      operators = Array(parts.dropFirst())
      text = text[text.index(after: index)...]
      return
    }
    return nil
  }

  /// What stands between colons that are in no inner reference.
  private static func parts(of text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if closing[character] != nil { depth += 1 }
      if closing.values.contains(character) { depth -= 1 }
      if character == ":", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// With the references inside of the operators replaced.
  mutating func expandOperators(_ expand: (String) -> String) {
    operators = operators.map { $0.contains("$") ? expand($0) : $0 }
  }

  func apply(to value: String) -> String {
    operators.reduce(value) { value, name in
      switch name {
      case "c99extidentifier", "identifier": Self.identifier(value) { $0.isLetter || $0.isNumber }
      case "rfc1034identifier":
        String(value.map { Self.isPlain($0) || $0 == "." || $0 == "-" ? $0 : "-" })
      case "lower": value.lowercased()
      case "upper": value.uppercased()
      case _ where name.hasPrefix("default="):
        value.isEmpty ? String(name.dropFirst("default=".count)) : value
      default: value
      }
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// An underscore for each character that no name may have, and for a digit in front.
  private static func identifier(
    _ value: String, mayHave: (Character) -> Bool
  ) -> String {
    let name = value.map { mayHave($0) || $0 == "_" ? $0 : "_" }
    guard let first = name.first, first.isNumber else { return String(name) }
    return "_" + String(name.dropFirst())
  }
}

extension BuildSettings {
  /// The settings of a build configuration in a project's file.
  ///
  /// Those with a condition hold where it speaks of the simulator or of a phone.
  static func layer(of value: PropertyListValue?) -> Layer {
    guard case .dictionary(let entries) = value?.content else { return [:] }
    return layer(
      of: entries.compactMap { entry in
        text(of: entry.value).map { (entry.key, $0) }
      })
  }

  /// What stands under a condition holds before what stands under none.
  static func layer(of assignments: [(name: String, value: String)]) -> Layer {
    var plain: Layer = [:]
    var conditional: Layer = [:]
    for (name, value) in assignments {
      guard let bracket = name.firstIndex(of: "[") else {
        plain[name] = value
        continue
      }
      if holds(name[bracket...]) { conditional[String(name[..<bracket])] = value }
    }
    return plain.merging(conditional) { _, conditional in conditional }
  }

  /// Whether the conditions `[sdk=iphoneos*][arch=*]` hold.
  private static func holds(_ conditions: Substring) -> Bool {
    conditions.split(whereSeparator: { "[]".contains($0) }).allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return false }
      let pattern = sides[1]
      switch sides[0] {
      case "sdk": return pattern == "*" || pattern.hasPrefix("iphone")
      case "config": return pattern == "*" || pattern == "Debug"
      default: return true
      }
    }
  }

  private static func text(of value: PropertyListValue) -> String? {
    switch value.content {
    case .string(let text): return text
    case .bool(let isTrue): return isTrue ? "YES" : "NO"
    case .list(let items):
      return items.compactMap { item in
        text(of: item).map { $0.contains(" ") ? "\"\($0)\"" : $0 }
      }.joined(separator: " ")
    case .dictionary, .other: return nil
    }
  }
}
