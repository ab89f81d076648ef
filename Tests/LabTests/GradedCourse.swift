import Foundation
import XCTest

@testable import Grading

/// A course on disk that the built `lab` grades in a process of its own.
///
/// Submissions are compiled for real. A script stands in for the suites: it reads the app's bytes
/// for a word that the submission prints, and records what such an app would come to.
struct GradedCourse: Sendable {
  /// How a process ended and what it wrote.
  struct Ending {
    var status: Int32
    var result: String
    var note: String
  }

  let url: URL
  let bin: URL

  /// The folder with the built `lab`, which also holds this test bundle.
  static let builtProducts = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  fileprivate init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "graded-\(UUID().uuidString)", directoryHint: .isDirectory)
      .resolvingSymlinksInPath()
    bin = url.appending(path: "bin", directoryHint: .isDirectory)
    try write(Self.grading, to: "grading.json")
    try write("", to: "Package.swift")
    try write(#"{"title": "Callback log"}"#, to: "Assignments/01-log/assignment.json")
    try write(Self.app("RIGHT"), to: "Assignments/01-log/Reference/App.swift")
    try makeFolder("tmp")
    try write(Self.bundle, to: "bin/CoursePackageTests.xctest", permissions: 0o700)
  }

  static let grading = """
    {"course": "C", "assignments": [{"id": "01-log", "module": "Log", "points": 5}]}
    """

  /// An app whose bytes hold a word.
  static func app(_ word: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        print("this app is \(word) in its own words")
      }
    }
    """
  }

  func submit(_ student: String, _ source: String?) throws {
    try makeFolder("Submissions/01-log/\(student)")
    if let source { try write(source, to: "Submissions/01-log/\(student)/App.swift") }
  }

  func write(_ text: String, to path: String, permissions: Int = 0o600) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: path), withIntermediateDirectories: true)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  /// Every report.json below Reports, by student.
  func reports() throws -> [String: StudentReport] {
    let folder = url.appending(path: "Reports/01-log")
    let students = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { exists("Reports/01-log/\($0)/report.json") }
    return try Dictionary(
      uniqueKeysWithValues: students.map { student in
        let data = try Data(contentsOf: folder.appending(path: "\(student)/report.json"))
        return (student, try JSONDecoder().decode(StudentReport.self, from: data))
      })
  }
}

// MARK: Processes

extension GradedCourse {
  /// Starts the built `lab` in the course's folder.
  func start(_ words: [String], prebuilt: Bool = true) throws -> Process {
    let process = Process()
    process.executableURL = Self.builtProducts.appending(path: "lab")
    process.arguments = words
    process.currentDirectoryURL = url
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = url.appending(path: "tmp").path
    environment[BuiltCourse.prebuiltVariable] = prebuilt ? bin.path : nil
    process.environment = environment
    for name in ["result", "note"] { try write("", to: "\(name).txt") }
    process.standardOutput = try FileHandle(forWritingTo: url.appending(path: "result.txt"))
    process.standardError = try FileHandle(forWritingTo: url.appending(path: "note.txt"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the built `lab` to its end.
  func lab(_ words: String..., prebuilt: Bool = true) throws -> Ending {
    try ending(of: try start(words, prebuilt: prebuilt))
  }

  func ending(of process: Process) throws -> Ending {
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, result: try text(of: "result.txt"),
      note: try text(of: "note.txt"))
  }

  /// Two scenarios; what they record depends on the word in the app.
  ///
  /// RIGHT earns 5 of 5, HALF earns 3, STUCK waits, FAULTY asks for the impossible, BROKEN leaves
  /// no whole record.
  private static let bundle = #"""
    #!/bin/sh
    if [ "$1" = --list-tests ]; then
      echo LogVisible.Scenarios/testOrder
      echo LogHidden.Scenarios/testSecret
      exit 0
    fi
    has() { grep -q "app is $1 in" "$LIFECYCLELAB_APP"; }
    outcome='{"kind":"completed"}'
    verdict=satisfied
    case $1 in
    LogVisible.Scenarios) name=testOrder title='Logs in order' points=3 source=rule ;;
    LogHidden.Scenarios) name=testSecret title='Logs everything' points=2 source=expectation
      has HALF && verdict=violated
      has FAULTY && outcome='{"kind":"suiteError","message":"nothing to unlock"}' ;;
    esac
    has STUCK && sleep 600
    has WRONG && verdict=violated
    exec > "$LIFECYCLELAB_RECORD"
    echo '{"record":"runStarted","schema":"lifecyclelab/run/v1","suite":"S","isolation":"none"}'
    echo '{"record":"scenarioStarted","scenario":"'$name'"}'
    [ $source = rule ] &&
      echo '{"record":"rule","rule":"'$title'","points":'$points',' \
        '"demands":[{"text":"a line before application(_:didFinish:) returns"}],' \
        '"because":"A log is a record."}'
    echo '{"record":"criterion","criterion":"'$title'","source":"'$source'","points":'$points',' \
      '"verdict":"'$verdict'","findings":[]}'
    has BROKEN && exit 0
    echo '{"record":"scenarioEnded","scenario":"'$name'","outcome":'$outcome'}'
    echo '{"record":"runEnded","scenarios":1}'
    """#
}

extension XCTestCase {
  func makeGradedCourse() throws -> GradedCourse {
    let course = try GradedCourse()
    addTeardownBlock { try? FileManager.default.removeItem(at: course.url) }
    return course
  }
}
