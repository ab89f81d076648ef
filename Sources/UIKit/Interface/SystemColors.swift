import Foundation

extension UIColor {
  /// A colour of the system by the name that Interface Builder has for it, such as
  /// `systemBackgroundColor`.
  static func ofSystem(_ name: String) -> UIColor? { system[name] }

  private static let system: [String: UIColor] = [
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "labelColor": .label, "darkTextColor": .black, "lightTextColor": .white,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
    "tintColor": .tintColor, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill, "systemRedColor": .systemRed,
    "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemYellowColor": .systemYellow, "systemOrangeColor": .systemOrange,
    "systemGrayColor": .systemGray, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
    "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6,
  ]
}
