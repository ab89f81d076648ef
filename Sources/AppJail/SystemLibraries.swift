import CAppJail
import Glibc

/// The C library and the dynamic loader, as the running process itself found them.
enum SystemLibraries {
  /// Paths that exist here; most programs need all of them.
  static func paths() -> [String] {
    var found: [String] = []
    if let library = jail_c_library(), let folder = parent(of: String(cString: library)) {
      found.append(folder)
      // The loader searches both, and one may be a link to the other.
      found.append(folder.hasPrefix("/usr/") ? String(folder.dropFirst(4)) : "/usr" + folder)
    }
    if let loader = jail_dynamic_loader() { found.append(String(cString: loader)) }
    return found.filter { access($0, F_OK) == 0 }
  }

  private static func parent(of path: String) -> String? {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return nil
    }
    return String(path[..<slash])
  }
}
