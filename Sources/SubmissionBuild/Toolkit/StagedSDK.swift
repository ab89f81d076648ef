import Foundation
import Glibc
import Wording

/// What a submission compiles and links against, apart from everything that it must not see.
///
/// SwiftPM puts the modules of the whole package into one folder, the grading ones among them; this
/// folder holds only the app's side.
struct StagedSDK: Hashable, Sendable {
  /// Named after its content, so a new build gets a new one and a running job keeps its own.
  var folder: String

  static let library = "libUIKit.so"
  private static let modules = [
    "UIKit.swiftmodule", "AppLink.swiftmodule", "NibFormat.swiftmodule",
  ]
  private static let header = "AppRuntime/module.modulemap"

  var libraryPath: String { "\(folder)/\(Self.library)" }

  /// Stages what SwiftPM has built in `bin`, unless that was done before.
  ///
  /// Throws `LabError` when something is missing there or cannot be copied.
  static func stage(from bin: String, compiler: Compiler) throws -> StagedSDK {
    let sources = try Sources(bin: bin)
    let fingerprint = try sources.fingerprint(compiler: compiler)
    let root = "\(bin)/lab-sdk"
    let sdk = StagedSDK(folder: "\(root)/\(fingerprint)")
    if sdk.isReady { return sdk }
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
      guard let lock = FileLock(path: "\(root)/lock") else {
        throw CocoaError(.fileWriteNoPermission)
      }
      try withExtendedLifetime(lock) {
        if sdk.isReady { return }
        try? FileManager.default.removeItem(atPath: sdk.folder)
        try sources.copy(to: sdk.folder)
        try Data().write(to: URL(fileURLWithPath: sdk.readyPath))
        removeOld(in: root, but: fingerprint)
      }
    } catch {
      throw LabError(
        "cannot prepare what submissions compile against: \(error.localizedDescription)",
        kind: .infrastructure, file: sdk.folder)
    }
    return sdk
  }

  private var readyPath: String { "\(folder)/ready" }
  private var isReady: Bool { access(readyPath, F_OK) == 0 }

  /// Removes what nobody has staged for a day.
  private static func removeOld(in root: String, but current: String) {
    let manager = FileManager.default
    let dayAgo = Date(timeIntervalSinceNow: -86400)
    for name in (try? manager.contentsOfDirectory(atPath: root)) ?? []
    where name != current && name != "lock" {
      let path = "\(root)/\(name)"
      let date = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
      if let date, date < dayAgo { try? manager.removeItem(atPath: path) }
    }
  }
}

extension StagedSDK {
  /// Where SwiftPM has put what is staged.
  private struct Sources {
    var library: String
    var modules: [String]
    var headers: String

    init(bin: String) throws {
      library = "\(bin)/\(StagedSDK.library)"
      modules = StagedSDK.modules.map { "\(bin)/Modules/\($0)" }
      let map = "\(bin)/AppRuntime.build/module.modulemap"
      let missing = ([library, map] + modules).filter { access($0, R_OK) != 0 }
      guard missing.isEmpty else {
        throw LabError(
          .infrastructure,
          problems: missing.map {
            LabError.Problem("is missing; run `swift build` first", file: $0)
          })
      }
      // SwiftPM's map names the header by its absolute path, in quotes.
      let text = (try? String(contentsOfFile: map, encoding: .utf8)) ?? ""
      let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count >= 3 else {
        throw LabError("names no header", kind: .infrastructure, file: map)
      }
      headers = URL(fileURLWithPath: String(quoted[1])).deletingLastPathComponent().path
    }

    /// A name for the state of all sources.
    func fingerprint(compiler: Compiler) throws -> String {
      var text = "layout 2\n\(compiler.version)\n\(compiler.driver)\n"
      let names = try FileManager.default.contentsOfDirectory(atPath: headers).sorted()
      for path in [library] + modules + names.map({ "\(headers)/\($0)" }) {
        var information = stat()
        guard stat(path, &information) == 0 else { continue }
        let time = information.st_mtim
        text += "\(path) \(information.st_size) \(time.tv_sec).\(time.tv_nsec)\n"
      }
      return Fingerprint(of: Array(text.utf8)).description
    }

    func copy(to folder: String) throws {
      let manager = FileManager.default
      let headerFolder = "\(folder)/AppRuntime"
      try manager.createDirectory(atPath: headerFolder, withIntermediateDirectories: true)
      for path in [library] + modules {
        let name = URL(fileURLWithPath: path).lastPathComponent
        try manager.copyItem(atPath: path, toPath: "\(folder)/\(name)")
      }
      for name in try manager.contentsOfDirectory(atPath: headers) where name.hasSuffix(".h") {
        try manager.copyItem(atPath: "\(headers)/\(name)", toPath: "\(headerFolder)/\(name)")
      }
      let map = "module AppRuntime {\n  umbrella \".\"\n  export *\n}\n"
      try map.write(toFile: "\(folder)/\(StagedSDK.header)", atomically: true, encoding: .utf8)
    }
  }
}

/// A short name for bytes, to tell one content from another (64-bit FNV-1a); not against an
/// adversary.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
