import Foundation
import Wording

/// Builds the UIKit that submissions are compiled on, in the package that `lab` comes from.
public struct ToolkitBuild: Sendable {
  /// The folder of the running `lab`.
  public var labFolder: URL
  /// The package that `lab` was built from; nil for an installed `lab`, with UIKit beside it.
  public var package: URL?
  public var build: SwiftBuild

  public init(
    labExecutable: URL, environment: [String: String], interruption: Interruption
  ) {
    labFolder = labExecutable.resolvingSymlinksInPath().deletingLastPathComponent()
    package = Self.package(above: labFolder)
    build = SwiftBuild(environment: environment, interruption: interruption)
  }

  /// Builds, and returns the folder that holds the compiled UIKit.
  ///
  /// - Parameters:
  ///   - work: a folder for the build's output.
  ///   - onProgress: called with the last line of the build, when it changes.
  public func build(
    in work: URL, onProgress: @escaping (String) -> Void
  ) throws(LabError) -> URL {
    guard let package else { return labFolder }
    let output = work.appending(path: "toolkit.txt")
    try build.run(
      ["build", "--product", "UIKit"], in: package, output: output, onProgress,
      failure: "the UIKit for submissions does not build")
    return try build.binFolder(of: package, output: output)
  }

  /// The nearest folder upward that is a package with the sources of UIKit.
  private static func package(above folder: URL) -> URL? {
    var url = folder
    while url.path != "/" {
      let isOurs = ["Package.swift", "Sources/UIKit"].allSatisfy {
        FileManager.default.fileExists(atPath: url.appending(path: $0).path)
      }
      if isOurs { return url }
      url = url.deletingLastPathComponent()
    }
    return nil
  }
}
