import Foundation
import NibFormat

/// A value of a file, read as what a property needs; what is of another kind reads as nothing.
@MainActor struct InterfaceValue {
  let value: NibValue
  let file: InterfaceFile

  init(_ value: NibValue, _ file: InterfaceFile) {
    (self.value, self.file) = (value, file)
  }

  var bool: Bool { if case .bool(let flag) = value { flag } else { number != 0 } }
  var int: Int { Int(exactly: number.rounded()) ?? 0 }
  var float: Float { Float(number) }
  var length: CGFloat { CGFloat(number) }
  var string: String? { if case .string(let text) = value { text } else { nil } }

  var number: Double {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    case .bool(let flag): flag ? 1 : 0
    default: 0
    }
  }

  /// So many numbers, zeros where they are missing.
  private func numbers(_ count: Int) -> [CGFloat] {
    var found: [Double] = []
    if case .numbers(let numbers) = value { found = numbers }
    return (found + Array(repeating: 0, count: count)).prefix(count).map { CGFloat($0) }
  }

  var point: CGPoint { CGPoint(x: numbers(2)[0], y: numbers(2)[1]) }
  var size: CGSize { CGSize(width: numbers(2)[0], height: numbers(2)[1]) }

  var rect: CGRect {
    let numbers = numbers(4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var insets: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  var directionalInsets: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  var date: Date { Date(timeIntervalSinceReferenceDate: number) }

  var list: [InterfaceValue] {
    guard case .list(let values) = value else { return [] }
    return values.map { InterfaceValue($0, file) }
  }

  var words: [String] { list.compactMap(\.string) }

  subscript(key: String) -> InterfaceValue? {
    guard case .record(let record) = value, let value = record[key] else { return nil }
    return InterfaceValue(value, file)
  }

  /// The case of a word among those that raw values count from zero.
  func choice<Choice: RawRepresentable>(_ words: String) -> Choice? where Choice.RawValue == Int {
    string.flatMap { Choice(word: $0, of: words) }
  }

  /// The options of a list of words, each the bit of its place.
  func options<Options: OptionSet>(_ words: String) -> Options where Options.RawValue == UInt {
    let names = words.split(separator: " ").map(String.init)
    let bits = self.words.compactMap { names.firstIndex(of: $0) }
    return Options(rawValue: bits.reduce(0) { $0 | 1 << UInt($1) })
  }

  // MARK: Looks

  var color: UIColor? {
    switch value {
    case .color(let parts): Self.color(parts)
    case .namedColor(let name):
      UIColor.ofSystem(name) ?? UIColor.ofCatalogue(name) ?? Self.color(file.archive.colors[name])
    default: nil
    }
  }

  private static func color(_ parts: [Double]?) -> UIColor? {
    guard let parts, parts.count == 4 else { return nil }
    return UIColor(
      red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]),
      alpha: CGFloat(parts[3]))
  }

  /// A picture that is missing leaves what a phone writes to its console.
  var image: UIImage? {
    guard case .image(let name, let isSystem) = value else { return nil }
    if isSystem { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: file.bundle) { return image }
    EffectLog.shared.add(
      "finding",
      [
        "text": .string(
          "Could not load the \"\(name.cappedForLink)\" image referenced from a nib in the bundle")
      ])
    return nil
  }

  var font: UIFont? {
    guard case .font(let size, let style, let weight, let name) = value else { return nil }
    if let style { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    if let name { return UIFont(name: name, size: CGFloat(size)) }
    if weight == "italic" { return .italicSystemFont(ofSize: CGFloat(size)) }
    let weights: [String: UIFont.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return .systemFont(ofSize: CGFloat(size), weight: weight.flatMap { weights[$0] } ?? .regular)
  }
}
