import AppLink
import Foundation

/// A colour in RGB, each component from 0 to 1.
public final class UIColor: Hashable, Sendable {
  private let red: Double
  private let green: Double
  private let blue: Double
  private let alpha: Double

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Double(red)
    self.green = Double(green)
    self.blue = Double(blue)
    self.alpha = Double(alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // The six sextants of the colour wheel.
    let sector = (Double(hue) - Double(hue).rounded(.down)) * 6
    let (s, b) = (Double(saturation), Double(brightness))
    func component(_ offset: Double) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return CGFloat(b - b * s * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The colour for the light appearance, the only one here.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(copying: dynamicProvider(UITraitCollection.ofDevice))
  }

  init(copying other: UIColor) {
    (red, green, blue, alpha) = (other.red, other.green, other.blue, other.alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  public static func == (a: UIColor, b: UIColor) -> Bool {
    (a.red, a.green, a.blue, a.alpha) == (b.red, b.green, b.blue, b.alpha)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine([red, green, blue, alpha])
  }

  /// `#RRGGBBAA`.
  var linkValue: LinkValue {
    let digits = [red, green, blue, alpha].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return .string("#" + digits.joined())
  }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  public static let systemRed = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
  public static let systemGreen = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  public static let systemYellow = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
  public static let systemOrange = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  public static let systemGray = UIColor(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  public static let systemPurple = UIColor(
    red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1)
  public static let systemPink = UIColor(red: 1, green: 45 / 255, blue: 85 / 255, alpha: 1)
  public static let systemTeal = UIColor(red: 48 / 255, green: 176 / 255, blue: 199 / 255, alpha: 1)
  public static let systemIndigo = UIColor(
    red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  public static let systemBrown = UIColor(
    red: 162 / 255, green: 132 / 255, blue: 94 / 255, alpha: 1)
  public static let systemMint = UIColor(red: 0, green: 199 / 255, blue: 190 / 255, alpha: 1)
  public static let systemCyan = UIColor(red: 50 / 255, green: 173 / 255, blue: 230 / 255, alpha: 1)
  public static let systemGray2 = grey(174, 174, 178)
  public static let systemGray3 = grey(199, 199, 204)
  public static let systemGray4 = grey(209, 209, 214)
  public static let systemGray5 = grey(229, 229, 234)
  public static let systemGray6 = grey(242, 242, 247)

  public static let systemBackground = UIColor.white
  public static let secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = UIColor.white
  public static let systemGroupedBackground = systemGray6
  public static let secondarySystemGroupedBackground = UIColor.white
  public static let tertiarySystemGroupedBackground = systemGray6
  public static let label = UIColor.black
  public static let secondaryLabel = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  public static let tertiaryLabel = secondaryLabel.withAlphaComponent(0.3)
  public static let quaternaryLabel = secondaryLabel.withAlphaComponent(0.18)
  public static let placeholderText = secondaryLabel.withAlphaComponent(0.3)
  public static let separator = secondaryLabel.withAlphaComponent(0.29)
  public static let opaqueSeparator = grey(198, 198, 200)
  public static let link = systemBlue
  public static let tintColor = systemBlue
  public static let systemFill = UIColor(
    red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)
  public static let secondarySystemFill = systemFill.withAlphaComponent(0.16)
  public static let tertiarySystemFill = systemFill.withAlphaComponent(0.12)

  private static func grey(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
