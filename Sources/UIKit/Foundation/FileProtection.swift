import Foundation

// File protection, which Foundation for Linux leaves out. The app's files are never locked here: a
// locked phone is told by `isProtectedDataAvailable`.

extension NSData.WritingOptions {
  public static let noFileProtection = NSData.WritingOptions(rawValue: 0x1000_0000)
  public static let completeFileProtection = NSData.WritingOptions(rawValue: 0x2000_0000)
  public static let completeFileProtectionUnlessOpen = NSData.WritingOptions(
    rawValue: 0x3000_0000)
  public static let completeFileProtectionUntilFirstUserAuthentication = NSData.WritingOptions(
    rawValue: 0x4000_0000)
  public static let fileProtectionMask = NSData.WritingOptions(rawValue: 0xF000_0000)
}

/// How a file is protected while the phone is locked.
public struct FileProtectionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = FileProtectionType(rawValue: "NSFileProtectionNone")
  public static let complete = FileProtectionType(rawValue: "NSFileProtectionComplete")
  public static let completeUnlessOpen = FileProtectionType(
    rawValue: "NSFileProtectionCompleteUnlessOpen")
  public static let completeUntilFirstUserAuthentication = FileProtectionType(
    rawValue: "NSFileProtectionCompleteUntilFirstUserAuthentication")
}

extension FileAttributeKey {
  public static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
}
