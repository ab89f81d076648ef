import CAppJail

/// How much an app may keep in its container.
///
/// In the app, calls of the C library fail past these bounds as on a full disk. Outside, what has
/// gone past them is counted.
public struct ContainerBounds: Hashable, Sendable {
  public static let standard = ContainerBounds()

  /// Of all files together, and of one.
  public var bytes = 16 << 20
  /// Files and folders, those that every container has among them.
  public var entries = 500
  /// Levels of folders and files below the container.
  public var depth = 20

  /// A bound that an app has gone over.
  public enum Excess: Hashable, Sendable, CustomStringConvertible {
    case bytes(most: Int)
    case entries(most: Int)
    case depth(most: Int)
    case unreadable

    public var description: String {
      switch self {
      case .bytes(let most): "keeps more than \(most >> 20) MiB in files"
      case .entries(let most): "keeps more than \(most) files and folders"
      case .depth(let most): "keeps folders more than \(most) deep"
      case .unreadable: "has made its container unreadable"
      }
    }
  }

  /// What an app's environment says of them, for its runtime.
  public var environment: [String: String] {
    ["APP_CONTAINER_BOUNDS": "\(bytes) \(entries) \(depth)"]
  }

  func excess(of found: jail_folder) -> Excess? {
    if found.entries > entries { return .entries(most: entries) }
    if found.depth > depth { return .depth(most: depth) }
    // The disk counts in blocks, and keeps what lies beyond a file's end.
    let blocks = UInt64(entries) * 16384
    let isTooLong = found.bytes > bytes || found.disk_bytes > UInt64(bytes) * 2 + blocks
    return isTooLong ? .bytes(most: bytes) : nil
  }
}
