import Foundation

/// The simulated iPhone's screen.
@MainActor public final class UIScreen {
  public static let main = UIScreen()

  /// In points: an iPhone of 2023.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public let scale: CGFloat = 3
}
