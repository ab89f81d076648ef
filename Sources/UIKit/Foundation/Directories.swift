import Foundation

/// Where a phone's app finds its folders. Foundation for Linux has those of a desktop, and no library.
enum Directories {
  static func path(of directory: FileManager.SearchPathDirectory) -> String? {
    switch directory {
    case .documentDirectory: "Documents"
    case .libraryDirectory, .allLibrariesDirectory: "Library"
    case .cachesDirectory: "Library/Caches"
    case .applicationSupportDirectory: "Library/Application Support"
    case .autosavedInformationDirectory: "Library/Autosave Information"
    case .inputMethodsDirectory: "Library/Input Methods"
    case .preferencePanesDirectory: "Library/PreferencePanes"
    case .downloadsDirectory: "Downloads"
    case .desktopDirectory: "Desktop"
    case .moviesDirectory: "Movies"
    case .musicDirectory: "Music"
    case .picturesDirectory: "Pictures"
    case .sharedPublicDirectory: "Public"
    case .applicationDirectory, .allApplicationsDirectory: "Applications"
    default: nil
    }
  }

  static func url(of directory: FileManager.SearchPathDirectory) -> URL? {
    path(of: directory).map {
      URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        .appendingPathComponent($0, isDirectory: true)
    }
  }

  /// The same for the folders that every app has a path for.
  static func known(_ directory: FileManager.SearchPathDirectory) -> URL {
    url(of: directory) ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
  }
}

extension FileManager {
  /// The app's folders; none outside of the user's domain.
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard domainMask.contains(.userDomainMask) else { return [] }
    return Directories.url(of: directory).map { [$0] } ?? []
  }

  /// One of the app's folders, which is made when that is asked for.
  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    if directory == .itemReplacementDirectory {
      let folder = temporaryDirectory.appendingPathComponent(
        "TemporaryItems/NSIRD_App_\(UUID().uuidString.prefix(6))", isDirectory: true)
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
    guard let found = urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    if shouldCreate { try createDirectory(at: found, withIntermediateDirectories: true) }
    return found
  }

  /// Puts a new file or folder in the place of another. Foundation's own for Linux puts the old one in
  /// the place of the new.
  @discardableResult
  public func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: ItemReplacementOptions = []
  ) throws -> URL? {
    guard fileExists(atPath: newItemURL.path) else { throw CocoaError(.fileNoSuchFile) }
    if let backupItemName, fileExists(atPath: originalItemURL.path) {
      let backup = originalItemURL.deletingLastPathComponent()
        .appendingPathComponent(backupItemName)
      try? removeItem(at: backup)
      try copyItem(at: originalItemURL, to: backup)
      defer { if !options.contains(.withoutDeletingBackupItem) { try? removeItem(at: backup) } }
      try put(newItemURL, at: originalItemURL)
    } else {
      try put(newItemURL, at: originalItemURL)
    }
    return originalItemURL
  }

  private func put(_ new: URL, at place: URL) throws {
    if rename(new.path, place.path) == 0 { return }
    try? removeItem(at: place)
    try moveItem(at: new, to: place)
  }

  /// nil: apps here belong to no group.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { nil }

  /// nil: nobody is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

/// Paths of the app's folders.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  FileManager.default.urls(for: directory, in: domainMask).map {
    expandTilde ? $0.path : "~" + $0.path.dropFirst(NSHomeDirectory().count)
  }
}

extension URL {
  public static var homeDirectory: URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
  }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var documentsDirectory: URL { Directories.known(.documentDirectory) }
  public static var libraryDirectory: URL { Directories.known(.libraryDirectory) }
  public static var cachesDirectory: URL { Directories.known(.cachesDirectory) }
  public static var applicationSupportDirectory: URL {
    Directories.known(.applicationSupportDirectory)
  }
  public static var downloadsDirectory: URL { Directories.known(.downloadsDirectory) }
  public static var desktopDirectory: URL { Directories.known(.desktopDirectory) }
  public static var moviesDirectory: URL { Directories.known(.moviesDirectory) }
  public static var musicDirectory: URL { Directories.known(.musicDirectory) }
  public static var picturesDirectory: URL { Directories.known(.picturesDirectory) }
  public static var sharedPublicDirectory: URL { Directories.known(.sharedPublicDirectory) }
}
