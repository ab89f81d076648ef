import Foundation

/// One student's folder for one assignment.
public struct Submission: Hashable, Sendable {
  /// The assignment's id.
  public var assignment: String
  /// The folder's name. It is student text: show it through an escaper.
  public var student: String
  public var folder: URL

  public init(assignment: String, student: String, folder: URL) {
    self.assignment = assignment
    self.student = student
    self.folder = folder
  }
}
