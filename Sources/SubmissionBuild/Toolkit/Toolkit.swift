import Foundation

/// What it takes to build submissions: the compiler and what they compile against.
public struct Toolkit: Hashable, Sendable {
  public var compiler: Compiler
  var sdk: StagedSDK

  /// Finds the toolchain, and in the folder of SwiftPM's products the app's side of this package.
  ///
  /// Throws `LabError` when something is missing.
  public static func locate(binFolder: URL) throws -> Toolkit {
    let compiler = try Compiler.locate()
    let bin = binFolder.standardizedFileURL.resolvingSymlinksInPath().path
    return Toolkit(compiler: compiler, sdk: try StagedSDK.stage(from: bin, compiler: compiler))
  }
}
