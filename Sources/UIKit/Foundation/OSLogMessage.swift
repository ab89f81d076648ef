import Foundation

/// A message of `Logger`, whose values may say how they are shown and to whom.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = OSLogInterpolation

  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Privacy hides nothing, as in Xcode's console.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(String(describing: value()))
  }

  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(of: number()))
  }

  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(of: Double(number())))
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    let words = format == .answer ? ("yes", "no") : ("true", "false")
    text += boolean() ? words.0 : words.1
  }
}

/// Who may read a value on a phone.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }

  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How wide a value is shown, in characters.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = true

  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var minimum = 0
  private var hasPlus = false

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minimum: minDigits, hasPlus: explicitPositiveSign)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minimum: minDigits,
      hasPlus: explicitPositiveSign)
  }

  func text<Value: BinaryInteger>(of number: Value) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minimum, 1000) - digits.count))
    return (number < 0 ? "-" : hasPlus ? "+" : "") + prefix + zeros + digits
  }
}

public struct OSLogFloatFormatting: Sendable {
  private var conversion = "f"
  private var precision = 6

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: min(100, max(0, precision())))
  }

  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: min(100, max(0, precision())))
  }

  func text(of number: Double) -> String {
    String(format: "%.\(precision)\(conversion)", number)
  }
}

public enum OSLogBoolFormat: Sendable {
  case truth, answer
}
