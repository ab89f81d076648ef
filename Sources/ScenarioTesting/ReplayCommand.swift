import DeviceSimulator
import Wording

/// The line with which a student sees a story for themselves.
struct ReplayCommand {
  /// A longer one is left out: cut, it would be another story.
  static let longest = 1500

  let story: [Stimulus]
  let system: SystemVersion

  /// For a shell in the submission's folder; nil where the story is too long.
  var line: String? {
    let version = system == .iOS17 ? "" : " --ios \(system.name)"
    let line = "lab play .\(version) --story \(Self.quoted(Story(story).description))"
    return line.utf8.count <= Self.longest && shown(line) == line ? line : nil
  }

  /// In single quotes, in which a shell takes every character as it is but the quote itself.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
