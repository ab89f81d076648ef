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

  /// The command with the app's container and bundle, where a phone has them.
  func command(
    limits: AppLimits, container: AppContainer, isolation: Isolation
  ) throws -> JailCommand {
    var command = command(limits: limits)
    let folder = JailPath(try container.folder(), inside: AppContainer.home)
    let home = folder.seen(under: isolation)
    command.writable.append(folder)
    command.fileBytes = ContainerBounds.standard.bytes
    command.environment.merge(ContainerBounds.standard.environment) { $1 }
    command.environment.merge([
      // Foundation asks the system for the user's home before it looks at `HOME`.
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp",
      // Where Foundation looks on Linux.
      "XDG_CACHE_HOME": home + "/Library/Caches",
      "XDG_DATA_HOME": home + "/Library/Application Support",
    ]) { $1 }
    let resources = app.resources.path
    guard access(resources, R_OK | X_OK) == 0 else { return command }
    let bundle = JailPath(resources, inside: AppContainer.bundle)
    command.readable.append(bundle)
    command.environment["APP_BUNDLE"] = bundle.seen(under: isolation)
    return command
  }
}

extension JailPath {
  fileprivate func seen(under isolation: Isolation) -> String {
    isolation == .bubblewrap ? inside : host
  }
}
