import AppLink
import AppRuntime

/// Tells the device of what happens to the files of the app's container.
enum FileEffects {
  /// Begins; once, before any student code.
  static func start() {
    app_files_on_change { change, path, bytes in
      guard let path else { return }
      let text = LinkValue.string(String(cString: path).cappedForLink)
      switch Int(change) {
      case app_file_written:
        EffectLog.shared.addFile("fileWrite", ["path": text, "bytes": .int(bytes)])
      case app_file_removed: EffectLog.shared.addFile("fileRemoval", ["path": text])
      default: EffectLog.shared.addFile("folderCreated", ["path": text])
      }
    }
  }
}
