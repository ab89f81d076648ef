import Foundation

/// Seconds, as Core Foundation counts them.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The device's time, in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The device's time, in seconds, as Core Animation counts it.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
