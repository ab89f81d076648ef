import Foundation
import Wording

/// The jobs that turn sources into an app, as the compiler's driver planned them once.
///
/// Replayed for each submission with its own paths: that saves the driver and the jobs whose
/// products nobody uses (the app's module and its wrapping for a debugger).
struct CompilePlan: Hashable, Sendable {
  /// One job: its executable and arguments, with the planned paths.
  struct Job: Hashable, Sendable {
    var words: [String]

    func value(after option: String) -> String? {
      guard let index = words.lastIndex(of: option), index + 1 < words.count else { return nil }
      return words[index + 1]
    }
  }

  /// The paths that were planned with.
  private var layout: BuildLayout
  private var compile: Job
  private var autolink: Job
  private var link: Job

  /// Asks the driver; throws `LabError` when its answer is not the one that is known.
  init(compiler: Compiler, languageMode: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lab-plan-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let layout = BuildLayout(
      sources: "\(folder)/App", sdk: "\(folder)/sdk", moduleCache: "\(folder)/modules",
      products: "\(folder)/products")
    // The driver wants to see its inputs.
    for input in [layout.plannedSource, layout.plannedLibrary] {
      let url = URL(fileURLWithPath: input)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let answer = try Compiler.runTool(
      compiler.driver, Self.driverArguments(layout: layout, languageMode: languageMode))
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    try self.init(
      jobs: lines.map { Job(words: CommandLineText.words(of: $0)) }, layout: layout,
      driver: compiler.driver)
  }

  private init(jobs: [Job], layout: BuildLayout, driver: String) throws {
    func job(_ isMeant: (Job) -> Bool) throws -> Job {
      guard let job = jobs.first(where: isMeant) else {
        throw LabError(
          "plans a compilation in a way that is not known here", kind: .infrastructure,
          file: driver)
      }
      return job
    }
    self.layout = layout
    compile = try job { $0.words.contains("-frontend") && $0.words.contains("-c") }
    autolink = try job { $0.words[0].hasSuffix("/swift-autolink-extract") }
    link = try job { $0.value(after: "-o") == layout.app }
    guard let object = compile.value(after: "-o"), let links = autolink.value(after: "-o") else {
      throw LabError("plans no object file", kind: .infrastructure, file: driver)
    }
    let wrapped = jobs.first { $0.words.contains("-modulewrap") }?.value(after: "-o")
    func settle(_ job: inout Job) {
      job.words.removeAll { $0 == wrapped }
      job.words = job.words.map { word in
        switch word {
        case object: layout.object
        case links: layout.autolink
        case "@\(links)": "@\(layout.autolink)"
        default: word
        }
      }
    }
    settle(&compile)
    settle(&autolink)
    settle(&link)
    compile.words += ["-serialize-diagnostics-path", layout.diagnostics]
    // By its path the app would remember where the library was; by its name it is looked up beside
    // the app. It stays where it was, as the first of the libraries.
    link.words = link.words.flatMap {
      $0 == layout.plannedLibrary ? ["-L\(layout.sdk)", "-lUIKit"] : [$0]
    }
  }

  private static func driverArguments(layout: BuildLayout, languageMode: Int) -> [String] {
    [
      "-###", "-parse-as-library", "-module-name", "App", "-swift-version", "\(languageMode)",
      "-g", "-Onone", "-wmo", "-I", layout.sdk,
      "-Xcc", "-fmodule-map-file=\(layout.sdk)/AppRuntime/module.modulemap",
      "-module-cache-path", layout.moduleCache, "-file-compilation-dir", layout.sources,
      layout.plannedSource, layout.plannedLibrary, "-o", layout.app, "-use-ld=lld",
      "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN",
      // Many threads would need more address space than the whole link.
      "-Xlinker", "--threads=1",
    ]
  }

  // MARK: Replay

  /// The compilation of the named files of `layout.sources`.
  func compile(_ names: [String], in layout: BuildLayout, _ dialect: Dialect?) -> [String] {
    let words = replay(compile, in: layout).flatMap { word in
      word == "\(layout.sources)/\(BuildLayout.plannedName)"
        ? names.map { "\(layout.sources)/\($0)" } : [word]
    }
    return words + (dialect?.frontendArguments ?? [])
  }

  func autolink(in layout: BuildLayout) -> [String] { replay(autolink, in: layout) }

  func link(in layout: BuildLayout) -> [String] { replay(link, in: layout) }

  private func replay(_ job: Job, in layout: BuildLayout) -> [String] {
    let folders = self.layout.matched(with: layout)
    return job.words.map { word in
      folders.reduce(word) { $0.replacing($1.here, with: $1.there) }
    }
  }
}

extension BuildLayout {
  fileprivate static let plannedName = "Planned.swift"
  fileprivate var plannedSource: String { "\(sources)/\(Self.plannedName)" }
  fileprivate var plannedLibrary: String { "\(sdk)/\(StagedSDK.library)" }
}
