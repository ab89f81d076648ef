import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// What controllers have that choose none: `automatic` came with iOS 13.
  static var standard: UIModalPresentationStyle {
    DeviceReadings.shared.majorVersion >= 13 ? .automatic : .fullScreen
  }

  /// The name by which the device knows the style.
  var name: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .none: "none"
    case .automatic: "automatic"
    }
  }
}

/// How a presented controller comes in; nothing is drawn here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

extension DeviceReadings {
  /// Such as 17.
  var majorVersion: Int { Int(systemVersion.prefix { $0 != "." }) ?? 17 }
}
