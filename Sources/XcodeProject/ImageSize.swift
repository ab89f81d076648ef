/// The size that a picture's file says it has.
struct ImageSize: Hashable {
  /// Bytes of the file's beginning that are looked at.
  static let maximumBytes = 256 << 10
  /// A larger one is not believed.
  private static let maximumSide = 100_000.0

  var width: Double
  var height: Double

  /// Nil where the bytes begin no picture of a known kind, or one of no size.
  init?(_ bytes: [UInt8]) {
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.text(bytes),
      (0...Self.maximumSide).contains(size.0), (0...Self.maximumSide).contains(size.1)
    else { return nil }
    (width, height) = size
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(0) { $0 << 8 | Int($1) })
  }

  private static func png(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return (number([bytes[7], bytes[6]]), number([bytes[9], bytes[8]]))
  }

  /// The first segment that begins a frame has the size.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let mark = bytes[position + 1]
      if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) {
        return (
          number(bytes[(position + 7)..<(position + 9)]),
          number(bytes[(position + 5)..<(position + 7)])
        )
      }
      position += 2 + Int(number(bytes[(position + 2)..<(position + 4)]))
    }
    return nil
  }

  /// A PDF's first page or an SVG's outermost element.
  private static func text(_ bytes: [UInt8]) -> (Double, Double)? {
    let text = String(decoding: bytes.prefix(8192), as: UTF8.self)
    if text.hasPrefix("%PDF") {
      guard let box = text.firstMatch(of: /\/MediaBox\s*\[([-0-9. ]{1,80})\]/) else { return nil }
      let sides = box.1.split(separator: " ").compactMap { Double($0) }
      return sides.count == 4 ? (sides[2] - sides[0], sides[3] - sides[1]) : nil
    }
    guard let start = text.firstRange(of: "<svg") else { return nil }
    let element = text[start.lowerBound...].prefix { $0 != ">" }
    if let width = element.firstMatch(of: /\swidth="([0-9.]{1,20})(px|pt)?"/),
      let height = element.firstMatch(of: /\sheight="([0-9.]{1,20})(px|pt)?"/),
      let size = pair(width.1, height.1)
    {
      return size
    }
    guard let box = element.firstMatch(of: /\sviewBox="([-0-9., ]{1,80})"/) else { return nil }
    let sides = box.1.split(whereSeparator: { ", ".contains($0) })
    return sides.count == 4 ? pair(sides[2], sides[3]) : nil
  }

  private static func pair(_ width: Substring, _ height: Substring) -> (Double, Double)? {
    guard let width = Double(width), let height = Double(height) else { return nil }
    return (width, height)
  }
}
