import Foundation
import SubmissionBuild
import Synchronization

@testable import Grading

/// Compiles a folder to what is written in it for that folder's name.
struct ScriptedCompiler: SubmissionCompiler {
  var compilations: [String: Compilation]

  func compile(
    _ folder: URL, for assignment: Assignment, into product: URL
  ) -> Compilation {
    compilations[folder.lastPathComponent]
      ?? .built(app: URL(filePath: "/apps/\(folder.lastPathComponent)"), diagnostics: [])
  }

  /// Finds one file in every folder, which bears the folder's name.
  func fileUse(of folder: URL) -> FileUse? {
    FileUse(files: [.init(path: "\(folder.lastPathComponent).swift", role: .source)])
  }
}

/// Answers each run with the next of what is written for app and visibility, the last one for ever.
final class ScriptedRunner: SuiteRunner {
  typealias Answer = Result<[RunRecord.Scenario], GradingFault>

  private let answers: [String: [Answer]]
  private let calls = Mutex<[String]>([])

  /// - Parameter answers: by `app/visibility`.
  init(_ answers: [String: [Answer]]) {
    self.answers = answers
  }

  var called: [String] { calls.withLock { $0 } }

  func run(
    _ suite: Suite, of assignment: Assignment, on app: URL, in folder: URL
  ) throws(GradingFault) -> RunRecord {
    let key = "\(app.lastPathComponent)/\(suite.visibility.rawValue)"
    let earlier = calls.withLock { calls in
      defer { calls.append(key) }
      return calls.count { $0 == key }
    }
    guard let answers = answers[key], let last = answers.last else {
      throw .machine("nothing is scripted for \(key)")
    }
    let answer = earlier < answers.count ? answers[earlier] : last
    return RunRecord(isolation: "bubblewrap", scenarios: try answer.get())
  }
}
