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
  public var course: CourseFolder
  public var toolkit: ToolkitBuild

  public init(course: CourseFolder, toolkit: ToolkitBuild) {
    self.course = course
    self.toolkit = toolkit
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
    let swift = toolkit.build
    try swift.run(
      ["build", "--build-tests"], in: course.url, output: output, onProgress,
      failure: "the suites of the course do not build")
    let bin = try swift.binFolder(of: course.url, output: output)
    // In this project itself, `--build-tests` has built UIKit along with everything else.
    let isOwnCourse = toolkit.package?.path == course.url.resolvingSymlinksInPath().path
    return try BuiltCourse(
      bin: bin, toolkit: isOwnCourse ? bin : toolkit.build(in: work, onProgress: onProgress))
  }
}
