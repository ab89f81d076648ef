import Foundation
import Glibc
import InfoPlist
import SourceMapping
import Wording

/// Compiled headers that all compilations share and none may write.
///
/// Without them each compilation would take two seconds more. One trusted compilation with the
/// very same flags fills the folder.
struct ModuleCache {
  var path: String

  private var readyPath: String { "\(path)/ready" }
  private var isReady: Bool { access(readyPath, F_OK) == 0 }

  /// Everything with headers that a submission may import.
  private static let source = """
    import UIKit
    \(["CoreFoundation", "Dispatch", "Distributed", "Foundation", "FoundationNetworking",
       "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Synchronization"]
      .map { "#if canImport(\($0))\nimport \($0)\n#endif" }.joined(separator: "\n"))
    @main enum Priming { static func main() {} }

    """

  func prime(with builder: AppBuilder, _ plan: CompilePlans.Prepared) throws {
    if isReady { return }
    guard let lock = FileLock(path: path + ".lock") else {
      throw LabError("cannot be written", kind: .infrastructure, file: path)
    }
    try withExtendedLifetime(lock) {
      if isReady { return }
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try fill(with: builder, plan)
      try Data().write(to: URL(fileURLWithPath: readyPath))
    }
  }

  private func fill(with builder: AppBuilder, _ plan: CompilePlans.Prepared) throws {
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("lab-prime-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    let source = SourceFile(path: "Priming.swift", text: Array(Self.source.utf8))
    var compilation = try Compilation(
      [PassedFile(original: source, text: source.text)], bundle: AppBundle(), dialect: nil,
      plan: plan, builder: builder, work: work)
    compilation.mayWriteModuleCache = true
    switch try compilation.run() {
    case .built: return
    case .doesNotCompile(let diagnostics):
      let messages = diagnostics.filter { $0.severity == .error }.map(\.message)
      throw LabError(
        "our UIKit does not compile with \(builder.toolkit.compiler.version): "
          + messages.prefix(3).joined(separator: "; ") + "; run `swift build` first",
        kind: .infrastructure)
    case .infrastructure(let message): throw LabError(message, kind: .infrastructure)
    case .timedOut, .missing, .refused:
      throw LabError("compiling against our UIKit takes too long", kind: .infrastructure)
    }
  }
}
