import AppJail
import Foundation
import SourceMapping

/// One submission on its way from passed sources to an app.
struct Compilation {
  private let builder: AppBuilder
  private let files: [PassedFile]
  private let bundle: AppBundle
  private let dialect: Dialect?
  private let plan: CompilePlan
  private let names: [String]
  private let work: URL
  /// On the machine.
  private let host: BuildLayout
  /// Where the compiler sees it.
  private let seen: BuildLayout
  /// Whether this one fills the shared cache; never for a submission.
  var mayWriteModuleCache = false

  /// Writes the sources below `work`, under names of our own.
  init(
    _ files: [PassedFile], bundle: AppBundle, dialect: Dialect?, plan: CompilePlans.Prepared,
    builder: AppBuilder, work: URL
  ) throws {
    self.builder = builder
    self.files = files
    self.bundle = bundle
    self.dialect = dialect
    self.plan = plan.plan
    self.work = work.standardizedFileURL
    names = CompiledNames(for: files.map(\.original)).names
    host = BuildLayout(
      sources: self.work.appendingPathComponent("sources").path,
      sdk: builder.toolkit.sdk.folder, moduleCache: plan.moduleCache,
      products: self.work.appendingPathComponent("products").path)
    seen = builder.isolation == .bubblewrap ? .inJail : host
    removeFolders()
    for folder in [host.sources, host.products] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    for (name, file) in zip(names, files) {
      try Data(file.text).write(to: URL(fileURLWithPath: "\(host.sources)/\(name)"))
    }
  }

  /// Removes what only compiling needs.
  func removeFolders() {
    for folder in [host.sources, host.products] {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  func run() throws -> BuildOutcome {
    let compiled = try run(plan.compile(names, in: seen, dialect))
    if ranOut(compiled) { return .timedOut }
    let diagnostics = mapper.map(serializedDiagnostics())
    guard compiled.end.way == .exited(0) else {
      return failure(of: compiled, diagnostics: diagnostics)
    }
    for job in [plan.autolink(in: seen), plan.link(in: seen)] {
      let result = try run(job)
      if ranOut(result) { return .timedOut }
      guard result.end.way == .exited(0) else { return linkFailure(of: result) }
    }
    let missed = MissedCallbacks.warnings(
      in: files.map(\.original), usesScenes: bundle.manifest.scenes != nil)
    return .built(try finish(warnings: diagnostics + missed))
  }

  // MARK: Jobs

  private func run(_ words: [String]) throws -> ProcessResult {
    let toolchain = builder.toolkit.compiler.root
    var command = JailCommand(
      executable: JailPath(words[0]), arguments: Array(words.dropFirst()),
      environment: [
        "HOME": seen.products, "TMPDIR": seen.products, "LANG": "C.UTF-8",
        "PATH": "\(toolchain)/bin", "MALLOC_ARENA_MAX": "2",
        // Its crash needs no second process that looks into it.
        "SWIFT_BACKTRACE": "enable=no",
      ],
      // Headers and start files of the C library, beside the library itself.
      readable: [toolchain, "/usr/include", "/usr/lib/gcc"].map { JailPath($0) },
      folder: JailPath(host.products, inside: seen.products), limits: builder.limits)
    command.fileBytes = AppBuilder.fileBytes
    command.openFiles = AppBuilder.openFiles
    for (here, there) in host.matched(with: seen) {
      let isWritten = here == host.products || (here == host.moduleCache && mayWriteModuleCache)
      let path = JailPath(here, inside: there)
      if isWritten { command.writable.append(path) } else { command.readable.append(path) }
    }
    return try runToEnd(
      command, isolation: builder.isolation, outputLimit: AppBuilder.outputBytes,
      wallSeconds: Double(builder.limits.wallSeconds))
  }

  private func ranOut(_ result: ProcessResult) -> Bool {
    result.timedOut || result.end.usedUpProcessorTime(of: builder.limits)
  }

  // MARK: Messages

  private var filesByPath: [String: PassedFile] {
    Dictionary(
      zip(names.map { "\(seen.sources)/\($0)" }, files), uniquingKeysWith: { first, _ in first })
  }

  private var mapper: DiagnosticMapper { DiagnosticMapper(files: filesByPath) }

  private func serializedDiagnostics() -> [SerializedDiagnostic] {
    let name = URL(fileURLWithPath: host.diagnostics).lastPathComponent
    guard let folder = OpenFolder(path: host.products),
      case .bytes(let bytes) = folder.content(of: name, atMost: 8 << 20)
    else { return [] }
    return SerializedDiagnostic.all(in: bytes)
  }

  private func failure(of result: ProcessResult, diagnostics: [Diagnostic]) -> BuildOutcome {
    if diagnostics.contains(where: { $0.severity == .error }) {
      return .doesNotCompile(diagnostics)
    }
    // Without a message of its own it failed at the code, which it names then, or had no chance.
    let namesCode = result.text.contains(seen.sources + "/")
    switch result.end.way {
    case .exited where !namesCode, .notStarted:
      return .infrastructure("cannot compile: " + ShownText.message.shown(result.output))
    case .exited, .signalled:
      let crash = CompilerCrash.diagnostic(output: result.output, files: filesByPath)
      return .doesNotCompile([crash] + diagnostics)
    }
  }

  /// The linker knows no places: it complains of names.
  private func linkFailure(of result: ProcessResult) -> BuildOutcome {
    let complaints = result.text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "ld.lld: error: ").map {
        ShownText.message.shown(String(line[$0.upperBound...]))
      }
    }
    let isTheirs = complaints.contains {
      $0.hasPrefix("undefined symbol") || $0.hasPrefix("duplicate symbol")
    }
    guard isTheirs else {
      return .infrastructure("cannot link: " + ShownText.message.shown(result.output))
    }
    return .doesNotCompile(
      complaints.prefix(DiagnosticMapper.limit).map { Diagnostic(severity: .error, message: $0) })
  }

  // MARK: The app

  private func finish(warnings: [Diagnostic]) throws -> BuiltApp {
    let executable = work.appendingPathComponent("App")
    try? FileManager.default.removeItem(at: executable)
    // What the linker wrote stood in a folder that the jail could write.
    let attributes = try FileManager.default.attributesOfItem(atPath: host.app)
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw CocoaError(.fileReadCorruptFile)
    }
    try FileManager.default.moveItem(atPath: host.app, toPath: executable.path)
    let app = BuiltApp(
      executable: executable, manifest: bundle.manifest, warnings: warnings,
      files: Dictionary(
        zip(names, files.map { StudentFile($0.original) }), uniquingKeysWith: { first, _ in first }
      ),
      library: builder.toolkit.sdk.libraryPath,
      runtimeFolders: builder.toolkit.compiler.runtimeFolders)
    try bundle.write(to: app.resources)
    try app.save()
    return app
  }
}

extension StudentFile {
  fileprivate init(_ file: SourceFile) {
    self.init(path: file.path, lineCount: file.lineCount)
  }
}
