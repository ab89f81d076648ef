import Foundation

/// Writes to the log; here a line of the app's output, as Xcode's console shows it.
///
/// Private values are shown, as they are while Xcode is attached. Levels change nothing.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ logObj: OSLog) {}

  public func log(_ message: OSLogMessage) { Self.write(message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { Self.write(message) }
  public func trace(_ message: OSLogMessage) { Self.write(message) }
  public func debug(_ message: OSLogMessage) { Self.write(message) }
  public func info(_ message: OSLogMessage) { Self.write(message) }
  public func notice(_ message: OSLogMessage) { Self.write(message) }
  public func warning(_ message: OSLogMessage) { Self.write(message) }
  public func error(_ message: OSLogMessage) { Self.write(message) }
  public func critical(_ message: OSLogMessage) { Self.write(message) }
  public func fault(_ message: OSLogMessage) { Self.write(message) }

  fileprivate static func write(_ message: OSLogMessage) {
    EffectLog.shared.addText("log", message.text)
  }
}

/// Where messages of the older functions go; they all go to the app's output.
public final class OSLog: NSObject, Sendable {
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog()

  private let isDisabled: Bool

  public init(subsystem: String, category: String) {
    isDisabled = false
    super.init()
  }

  public init(subsystem: String, category: Category) {
    isDisabled = false
    super.init()
  }

  private override init() {
    isDisabled = true
    super.init()
  }

  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)
}

/// Logs a formatted message: `os_log("%{public}@ of %d", log: log, type: .info, name, count)`.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  write(message, log, type, args)
}

public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
  write(message, log, type, args)
}

@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  if log.isEnabled(type: type) { Logger.write(message) }
}

private func write(_ message: StaticString, _ log: OSLog, _ type: OSLogType, _ args: [any CVarArg])
{
  guard log.isEnabled(type: type) else { return }
  EffectLog.shared.addText(
    "log", String(format: LogFormat.plain("\(message)"), arguments: args))
}

/// The formats of the unified log.
private enum LogFormat {
  /// Without what only the log understands: `%{public}@` is `%@`.
  static func plain(_ format: String) -> String {
    var plain = ""
    var rest = format[...]
    while let start = rest.firstRange(of: "%{") {
      plain += rest[..<start.lowerBound] + "%"
      let options = rest[start.upperBound...]
      guard let end = options.firstIndex(of: "}") else { return plain }
      rest = options[options.index(after: end)...]
    }
    return plain + rest
  }
}
