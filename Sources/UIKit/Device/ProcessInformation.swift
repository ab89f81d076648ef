import Foundation

/// What Foundation says of the system: the device's, not the machine's.
extension ProcessInfo {
  public var operatingSystemVersion: OperatingSystemVersion {
    let parts = DeviceReadings.shared.systemVersion.split(separator: ".").compactMap { Int($0) }
    return OperatingSystemVersion(
      majorVersion: parts.first ?? 0, minorVersion: parts.dropFirst().first ?? 0,
      patchVersion: parts.dropFirst(2).first ?? 0)
  }

  public var operatingSystemVersionString: String {
    "Version \(DeviceReadings.shared.systemVersion)"
  }

  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }

  public var hostName: String { "localhost" }

  /// What threads do takes turns here, as on one core.
  public var processorCount: Int { 1 }
  public var activeProcessorCount: Int { 1 }
  public var physicalMemory: UInt64 { 4 << 30 }

  public var isLowPowerModeEnabled: Bool { false }
}
