import AppFixtures
import Foundation

/// One mistake made in the right app of `Apps/Counter`.
struct Mutation: Sendable {
  /// A piece of the app's source and what stands there instead.
  struct Edit: Sendable {
    var old: String
    var new: String
  }

  /// The right app does not have what an edit changes.
  struct Misplaced: Error {
    var edit: String
    var count: Int
  }

  var name: String
  /// The rule that it breaks; nil where the app dies of it.
  var rule: String?
  var edits: [Edit]

  init(_ name: String, breaks rule: String?, _ edits: (String, String)...) {
    self.name = name
    self.rule = rule
    self.edits = edits.map { Edit(old: $0.0, new: $0.1) }
  }

  static let right = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Apps/Counter")

  /// Builds the right app with this mistake in it.
  func build() throws -> FixtureApp {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mutation-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.right, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    for edit in edits { try make(edit, in: folder) }
    return try FixtureApp(at: folder)
  }

  private func make(_ edit: Edit, in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      count += text.ranges(of: edit.old).count
      try text.replacing(edit.old, with: edit.new).write(
        to: file, atomically: true, encoding: .utf8)
    }
    guard count == 1 else { throw Misplaced(edit: edit.old, count: count) }
  }
}

extension Mutation {
  private static let saving = "Saves the score before it can be suspended"
  private static let upload = "Ends its upload before the time is over"
  private static let pausing = "Stops its timer when it stops being active"

  static let all: [Mutation] = [
    Mutation(
      "drops a callback's body", breaks: saving,
      ("    save()\n    beginUpload(application)\n", "")),
    Mutation(
      "swaps two callbacks", breaks: pausing,
      ("    counter.resume()\n", "    counter.pause() //\n"),
      ("    counter.pause()\n", "    counter.resume()\n")),
    Mutation(
      "saves too late", breaks: saving,
      ("    save()\n", ""),
      ("+ 5) {\n", "+ 5) {\n      self.save()\n")),
    Mutation(
      "saves only the first time", breaks: saving,
      ("    save()\n", "    if !hasSaved { save() }\n")),
    Mutation(
      "saves under another key", breaks: saving,
      ("score, forKey: \"score\"", "score, forKey: \"points\"")),
    Mutation(
      "forgets to end its task", breaks: upload,
      ("+ 5) {\n      self.endUpload(application)\n", "+ 5) {\n")),
    Mutation("uploads for too long", breaks: upload, ("+ 5) {", "+ 45) {")),
    Mutation(
      "starts a timer twice", breaks: "Runs one timer",
      ("    guard timer == nil else { return }\n", ""),
      (
        "    super.viewDidAppear(animated)\n",
        "    super.viewDidAppear(animated)\n    resume()\n"
      )),
    Mutation(
      "does not invalidate its timer", breaks: pausing, ("    timer?.invalidate()\n", "")),
    Mutation(
      "does not remove its observer", breaks: "Stops observing when it leaves the screen",
      (
        "      NotificationCenter.default.removeObserver(observer)\n",
        "      self.observer = nil\n      _ = observer\n"
      )),
    Mutation(
      "does not call super", breaks: "Calls super",
      ("    super.viewDidDisappear(animated)\n", "")),
    Mutation(
      "restores in the wrong callback", breaks: "Restores the score at launch",
      ("    restore()\n", ""),
      ("    counter.resume()\n", "    restore()\n    counter.resume()\n")),
    Mutation(
      "draws in the background", breaks: "Shows nothing while nobody looks",
      ("      print(\"trimmed\")\n", "      self.label.text = \"trimmed\"\n")),
    Mutation(
      "begins a task over another", breaks: nil,
      ("    guard upload == .invalid else { return }\n", "")),
  ]
}
