import Glibc

/// A process that could not be started: the machine's fault, never a submission's.
public struct JailError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ step: String, errno number: Int32) {
    self.init("\(step): \(String(cString: strerror(number)))")
  }
}
