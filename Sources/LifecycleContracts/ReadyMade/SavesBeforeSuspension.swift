import LifecycleTrace

extension Rule {
  /// The app writes a key of `UserDefaults` before it is suspended.
  ///
  /// The same rule as for any other sign of a save; to remove the key counts as well, which is how an
  /// empty document may be saved. See `savesBeforeSuspension(_:by:points:after:)`.
  public static func savesBeforeSuspension(
    _ title: String = "Saves before the app can be suspended", key: String, points: Int,
    after change: EventPattern = .leavesFront, file: String = #fileID, line: Int = #line
  ) -> Rule {
    savesBeforeSuspension(
      title, by: .anyOf(.effect(.defaultsWrite(key: key)), .effect(.defaultsRemoval(key: key))),
      points: points, after: change, file: file, line: line)
  }

  /// The app writes a file before it is suspended; `path` is relative to its container, such as
  /// `Documents/notes.json`.
  ///
  /// The same rule as for any other sign of a save; to remove the file counts as well. See
  /// `savesBeforeSuspension(_:by:points:after:)`.
  public static func savesBeforeSuspension(
    _ title: String = "Saves before the app can be suspended", path: String, points: Int,
    after change: EventPattern = .leavesFront, file: String = #fileID, line: Int = #line
  ) -> Rule {
    savesBeforeSuspension(
      title, by: .anyOf(.effect(.fileWrite(path: path)), .effect(.fileRemoval(path: path))),
      points: points, after: change, file: file, line: line)
  }

  /// What has changed is saved before the app is suspended.
  ///
  /// ```
  ///   ──leaves the front──save──suspended──     kept
  ///   ──leaves the front──suspended──           broken
  ///   ──change──save──change──suspended──       broken, after such a change
  /// ```
  ///
  /// - Meaning: between the last change and the next suspension comes a save. It may come in any
  ///   callback, or in work that a background task gives time for.
  /// - Sources: FACTS.md A12, A17, A23: a suspended app is purged or killed without another call.
  /// - Left open: an app that ends without having been suspended, since sources differ on what a kill
  ///   in front calls (X4, X5), and since before iOS 4 no app is suspended (A18, A26).
  /// - Exercised: the app is suspended after a change.
  /// - Finds: an app that never saves, saves in `applicationWillTerminate(_:)` only, saves a moment too
  ///   late, or saves once and never again.
  ///
  /// - Parameters:
  ///   - save: the sign of a save.
  ///   - change: after what a save is due. By default each time that the app, or one of its scenes,
  ///     stops being active; an app that saves with each change instead keeps to the rule only if its
  ///     changes are named here, by what comes before the save: the stimulus or the callback.
  public static func savesBeforeSuspension(
    _ title: String = "Saves before the app can be suspended", by save: EventPattern, points: Int,
    after change: EventPattern = .leavesFront, file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      Existence(of: save, during: .between(change, and: .state(.suspended)))
    }
    .because("A suspended app can be purged without another callback: what is not saved is lost.")
    .hint(
      "Save in the callback that tells you of the background, or right after each change. "
        + "applicationWillTerminate(_:) does not come to an app that is suspended.")
  }
}

extension EventPattern {
  /// The app, or one of its scenes, is about to stop being active.
  public static let leavesFront = EventPattern.anyOf(
    .entry(of: .applicationWillResignActive), .entry(of: .sceneWillResignActive))
}
