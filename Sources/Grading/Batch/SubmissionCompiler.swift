import Foundation
import SourceMapping
import SubmissionBuild

/// What compiles a submission into an app.
public protocol SubmissionCompiler: Sendable {
  /// - Parameters:
  ///   - folder: the student's folder, which need not exist.
  ///   - assignment: says the language mode, and what holds without an `Info.plist`.
  ///   - product: an existing, empty folder for the app.
  func compile(_ folder: URL, for assignment: Assignment, into product: URL) -> Compilation

  /// Which of the folder's files are compiled; nil where nothing is taken from it.
  func fileUse(of folder: URL) -> FileUse?
}

extension SubmissionCompiler {
  /// A compiler that does not tell.
  public func fileUse(of folder: URL) -> FileUse? { nil }
}

/// How compiling a submission ended.
public enum Compilation: Hashable, Sendable {
  /// With the compiler's warnings.
  case built(app: URL, diagnostics: [Diagnostic])
  case doesNotCompile([Diagnostic])
  /// Nothing to compile; a sentence for the student.
  case missing(String)
  /// The compiler was not asked, or gave up; a sentence for the student.
  case refused(String)
  /// The machine's fault.
  case infrastructure(String)
}
