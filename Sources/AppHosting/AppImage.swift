import AppJail
import Foundation
import InfoPlist
import SubmissionBuild

/// A built app, and what explains its crashes.
public struct AppImage: Sendable {
  public var app: BuiltApp
  /// Path of the toolchain's llvm-symbolizer; without one a crash is told without file and line.
  var symbolizer: String?

  public init(_ app: BuiltApp) {
    self.app = app
    // `<toolchain>/lib/swift/linux` → `<toolchain>/bin/llvm-symbolizer`.
    symbolizer = app.runtimeFolders.lazy
      .map { URL(fileURLWithPath: $0 + "/../../../bin/llvm-symbolizer").standardizedFileURL.path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What the app's `Info.plist` says.
  public var manifest: AppManifest { app.manifest }

  func command(limits: AppLimits) -> JailCommand { app.command(limits: limits) }
}
