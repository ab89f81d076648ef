import AppJail
import AppLink
import LifecycleTrace

/// What an app has told of its files in one callback, held against the files.
///
/// The app's runtime tells nothing that is not so; who speaks to the device himself might.
struct FileClaims {
  /// Bytes by path.
  private var written: [String: Int] = [:]
  private var isTooMuch = false

  /// Takes in effects in their order.
  mutating func note(_ effects: [Effect]) {
    for effect in effects {
      guard let path = effect.detail["path"]?.string else { continue }
      switch EffectName(effect.name) {
      case .fileWrite:
        written[path] = Int(clamping: effect.detail["bytes"]?.int ?? 0)
        // More than there can be: as false as one that is not there.
        if written.count > ContainerBounds.standard.entries { isTooMuch = true }
      case .fileRemoval where !written.isEmpty && !isTooMuch:
        written = written.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
      default: continue
      }
    }
  }

  /// Whether all of it is so; forgets it. A file may be longer than was told, where it grew past the
  /// calls that are seen.
  mutating func areTrue(in container: AppContainer) -> Bool {
    defer { self = FileClaims() }
    guard !isTooMuch else { return false }
    return written.allSatisfy { path, bytes in
      // A name that is no text was told with a mark in its place.
      path.contains("\u{FFFD}") || container.size(of: path).map { $0 >= bytes } ?? false
    }
  }
}
