/// What a file of an app is to its build, by its name as Xcode goes by it.
public enum FileType: Hashable, Sendable {
  case swift
  case storyboard
  case xib
  /// A file that is copied into the app.
  case resource
  /// Sound and pictures that move, which no app here plays.
  case media
  /// A language or format that is not compiled here.
  case foreign
  /// What no app has in it.
  case other

  public init(path: String) {
    switch ProjectPath.type(of: path) {
    case "swift": self = .swift
    case "storyboard": self = .storyboard
    case "xib": self = .xib
    case "plist", "strings", "stringsdict", "xcstrings", "json", "geojson", "txt", "csv", "tsv",
      "xml", "html", "htm", "css", "js", "rtf", "pdf", "svg", "png", "jpg", "jpeg", "gif", "heic",
      "webp", "tiff", "bmp", "ttf", "otf", "dat", "data", "bin", "db", "sqlite", "yaml", "yml":
      self = .resource
    case "mov", "mp4", "m4v", "avi", "mp3", "m4a", "wav", "aif", "aiff", "caf", "aac":
      self = .media
    case "m", "mm", "c", "cc", "cpp", "s", "metal", "xcdatamodeld", "xcdatamodel", "mlmodel",
      "intentdefinition":
      self = .foreign
    default: self = .other
    }
  }
}

/// What stands inside of a folder that Xcode takes as one file.
enum Wrapped {
  /// The path up to the catalogue that a file is in.
  static func catalogue(of path: String) -> String? { folder(of: path, types: ["xcassets"]) }

  /// The path up to the folder that is copied, or left, as a whole.
  static func bundle(of path: String) -> String? {
    folder(
      of: path,
      types: [
        "bundle", "framework", "xcframework", "playground", "xcodeproj", "xcworkspace",
        "xcdatamodeld", "docc", "scnassets", "app",
      ])
  }

  private static func folder(of path: String, types: Set<String>) -> String? {
    let parts = path.split(separator: "/")
    for index in parts.indices.dropLast()
    where types.contains(ProjectPath.type(of: String(parts[index]))) {
      return parts[...index].joined(separator: "/")
    }
    return nil
  }

  /// The language of a localised file, such as `Base`; nil for what is not localised.
  static func language(of path: String) -> String? {
    let folder = ProjectPath.name(of: ProjectPath.folder(of: path))
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }

  /// The one of some languages that an English phone shows.
  static func preferred(_ languages: [String], region: String) -> String? {
    ["Base", "en", region].first { languages.contains($0) } ?? languages.min()
  }
}
