import Foundation

/// How large text is, roughly: nothing here measures glyphs.
enum TextSize {
  /// Half a font's size for each character, one line high for each line.
  static func size(of text: String, font: UIFont) -> CGSize {
    var (longest, lines) = (0, 1)
    var line = 0
    // Bytes, since counting the characters of a long text takes long.
    for byte in text.utf8.prefix(String.longestForLink) {
      line = byte == UInt8(ascii: "\n") ? 0 : line + 1
      lines += byte == UInt8(ascii: "\n") ? 1 : 0
      longest = max(longest, line)
    }
    return CGSize(
      width: (CGFloat(longest) * font.pointSize / 2).rounded(.up),
      height: CGFloat(lines) * font.lineHeight)
  }
}

extension CGSize {
  func adding(_ margin: CGFloat) -> CGSize {
    CGSize(width: width + 2 * margin, height: height + margin)
  }
}

/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// Where lines of text end.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
