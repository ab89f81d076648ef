import Foundation
import Wording

/// What `swift build` made of a course.
public struct BuiltCourse: Hashable, Sendable {
  /// The XCTest bundle with every suite.
  public var bundle: URL
  /// The folder with the compiled UIKit that submissions are built on.
  public var toolkit: URL

  /// Names a folder that holds the bundle already, so that nothing is built.
  ///
  /// Tests need it: `swift build` would wait for the `swift test` that runs them.
  public static let prebuiltVariable = "LIFECYCLELAB_BIN"

  /// Takes a folder that has been built; a UIKit that is not in it stands beside `lab`.
  public init(prebuilt bin: URL, labExecutable: URL) throws(LabError) {
    let holdsUIKit = FileManager.default.fileExists(
      atPath: bin.appending(path: "libUIKit.so").path)
    let labFolder = labExecutable.resolvingSymlinksInPath().deletingLastPathComponent()
    try self.init(bin: bin, toolkit: holdsUIKit ? bin : labFolder)
  }

  /// Finds the bundle in a folder that has been built.
  public init(bin: URL, toolkit: URL) throws(LabError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bin.path)) ?? []
    let bundles = names.filter { $0.hasSuffix("PackageTests.xctest") }.sorted()
    guard let name = bundles.first else {
      throw LabError("there is no test bundle …PackageTests.xctest here", file: bin.path)
    }
    guard bundles.count == 1 else {
      throw LabError(
        "there is more than one test bundle here, \(bundles.joined(separator: " and ")); "
          + "remove the one that is out of date", file: bin.path)
    }
    bundle = bin.appending(path: name)
    self.toolkit = toolkit
  }
}

/// Builds the suites of a course, and the UIKit for submissions, with `swift build`.
public struct CourseBuild: Sendable {
  /// Seconds; the first build of a large course compiles everything.
  static let wallLimit = 3600.0

  public var course: CourseFolder
  /// The package that `lab` itself was built from; nil for an installed `lab`.
  public var labPackage: URL?
  /// The folder of the running `lab`.
  public var labFolder: URL
  public var environment: [String: String]
  public var interruption: Interruption

  public init(
    course: CourseFolder, labExecutable: URL, environment: [String: String],
    interruption: Interruption
  ) {
    self.course = course
    self.environment = environment
    self.interruption = interruption
    labFolder = labExecutable.resolvingSymlinksInPath().deletingLastPathComponent()
    labPackage = Self.package(above: labFolder)
  }

  /// Builds, and throws a `LabError` with the compiler's messages where that fails.
  ///
  /// - Parameters:
  ///   - work: a folder for the build's output.
  ///   - onProgress: called with the last line of the build, when it changes.
  public func build(
    in work: URL, onProgress: @escaping (String) -> Void
  ) throws(LabError) -> BuiltCourse {
    let output = work.appending(path: "build.txt")
    try swift(
      ["build", "--build-tests"], in: course.url, output: output, onProgress,
      failure: "the suites of the course do not build")
    let bin = try binFolder(of: course.url, output: output)
    return try BuiltCourse(bin: bin, toolkit: try toolkit(bin: bin, output: output, onProgress))
  }

  private func toolkit(
    bin: URL, output: URL, _ onProgress: @escaping (String) -> Void
  ) throws(LabError) -> URL {
    guard let labPackage else { return labFolder }
    // In this project itself, `--build-tests` has built UIKit along with everything else.
    let isCourse = labPackage.path == course.url.resolvingSymlinksInPath().path
    let source = labPackage.appending(path: "Sources/UIKit").path
    if isCourse, FileManager.default.fileExists(atPath: source) { return bin }
    try swift(
      ["build", "--product", "UIKit"], in: labPackage, output: output, onProgress,
      failure: "the UIKit for submissions does not build")
    return try binFolder(of: labPackage, output: output)
  }

  private func binFolder(of package: URL, output: URL) throws(LabError) -> URL {
    let printed = try swift(
      ["build", "--show-bin-path"], in: package, output: output, { _ in },
      failure: "the package's build folder is unknown")
    let path = printed.split(separator: "\n").last { $0.hasPrefix("/") }
    guard let path else {
      throw LabError("swift build --show-bin-path printed no path", kind: .infrastructure)
    }
    return URL(filePath: String(path), directoryHint: .isDirectory)
  }

  @discardableResult
  private func swift(
    _ arguments: [String], in package: URL, output: URL, _ onProgress: (String) -> Void,
    failure: String
  ) throws(LabError) -> String {
    guard let swift = Self.executable("swift", in: environment["PATH"] ?? "") else {
      throw LabError("there is no swift on the PATH", kind: .infrastructure)
    }
    let process = TrustedProcess(
      swift, arguments + ["--package-path", package.path], environment: environment,
      wallLimit: Self.wallLimit, output: output)
    var last = ""
    let ending: TrustedProcess.Ending
    do {
      ending = try process.run(until: interruption) {
        let line = process.printed(last: 1000).split(separator: "\n").last.map(String.init) ?? ""
        if line != last { onProgress(line) }
        last = line
      }
    } catch {
      throw LabError("\(error)", kind: .infrastructure)
    }
    let printed = process.printed(last: 1 << 20)
    switch ending {
    case .exited(status: 0): return printed
    case .exited: throw LabError("\(failure)\n\(Self.messages(in: printed))")
    case .killed, .outOfTime, .interrupted:
      throw LabError("\(failure): \(ending.words)", kind: .infrastructure)
    }
  }

  /// The compiler's messages, without the lines that count steps.
  static func messages(in printed: String) -> String {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    var seen: Set<Substring> = []
    return lines.filter { line in
      if line.firstMatch(of: /^(\[\d+\/\d+\]|Building for|Build complete)/) != nil { return false }
      // A module is compiled for several products, and complains each time.
      return line.contains(": error: ") ? seen.insert(line).inserted : true
    }
    .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// The first executable file of that name in the folders of a `PATH`.
  static func executable(_ name: String, in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func package(above folder: URL) -> URL? {
    var url = folder
    while url.path != "/" {
      if FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) {
        return url
      }
      url = url.deletingLastPathComponent()
    }
    return nil
  }
}
