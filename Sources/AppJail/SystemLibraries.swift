import CAppJail
import Glibc

/// Libraries as the running process itself found them.
public enum SystemLibraries {
  /// Absolute path of the library that holds a symbol, such as `swift_retain`.
  public static func path(holding symbol: String) -> String? {
    jail_library_holding(symbol).map { String(cString: $0) }
      .flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The folders of the C library and the dynamic loader; most programs need all of them.
  static func paths() -> [String] {
    var found: [String] = []
    if let library = path(holding: "malloc_usable_size"), let folder = parent(of: library) {
      found.append(folder)
      // The loader searches both, and one may be a link to the other.
      found.append(folder.hasPrefix("/usr/") ? String(folder.dropFirst(4)) : "/usr" + folder)
    }
    if let loader = jail_dynamic_loader() { found.append(String(cString: loader)) }
    return found.filter { access($0, F_OK) == 0 }
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return nil
    }
    return String(path[..<slash])
  }
}
