/// A path inside of a submission, its parts joined by `/`; empty for the submission itself.
enum ProjectPath {
  /// A path relative to a folder, without `.` and `..`; nil where it leads out of the submission.
  static func resolve(_ path: String, in folder: String) -> String? {
    guard !path.hasPrefix("/"), !path.hasPrefix("~") else { return nil }
    var parts: [Substring] = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// In lower case and without its dot; empty where there is none.
  static func type(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
