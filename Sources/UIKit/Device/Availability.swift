import Foundation

/// Whether the device runs at least this version of iOS: what `#available(iOS 13, *)` asks in a
/// submission.
public func _available(_ version: Double) -> Bool {
  AppProcess.withTurn { (Double(UIDevice.current.systemVersion) ?? .infinity) >= version } ?? true
}

/// What `#unavailable(iOS 13)` asks.
public func _unavailable(_ version: Double) -> Bool { !_available(version) }
