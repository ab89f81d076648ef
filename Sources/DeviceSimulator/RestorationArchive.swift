import AppLink

/// By what a view controller's state is found again.
struct RestorationIdentity: Hashable {
  /// The longest identifier or class name that is kept, in bytes.
  static let longestName = 1024

  let identifier: String
  /// The full name of its `restorationClass`.
  let restorationClass: String?
  /// The name of the storyboard that it came out of.
  let storyboard: String?

  /// Nil for a name that is too long to be kept.
  init?(identifier: String, restorationClass: String?, storyboard: String? = nil) {
    let names = [identifier, restorationClass ?? "", storyboard ?? ""]
    guard names.allSatisfy({ $0.utf8.count <= Self.longestName }) else { return nil }
    self.identifier = identifier
    self.restorationClass = restorationClass
    self.storyboard = storyboard
  }
}

/// The state of an app without scenes, saved when it leaves the screen.
public struct RestorationArchive: Hashable, Sendable {
  struct Controller: Hashable, Sendable {
    /// Its number in the process that saved it, by which others refer to it.
    let number: ObjectID
    /// The restoration identifiers from the root to the controller.
    let path: [String]
    let restorationClass: String?
    var storyboard: String?
    /// What contains or presents it.
    let parent: ObjectID?
    var state = State()
  }

  /// What an object has encoded.
  struct State: Hashable, Sendable {
    var archive = LinkValue.null
    /// The controllers in the archive.
    var references: [ObjectID] = []
  }

  let application: State
  /// Those that refer to a controller come before it.
  let controllers: [Controller]
  /// In bytes, as the link carries it.
  let size: Int

  init(application: State, controllers: [Controller]) {
    self.application = application
    self.controllers = controllers
    size = controllers.reduce(application.size) { $0 + $1.size }
  }
}

extension RestorationArchive.State {
  init(_ returned: LinkRecord) {
    archive = returned["archive"] ?? .null
    references = (returned["references"]?.list ?? []).compactMap(\.object)
  }

  fileprivate var size: Int { archive.size + 4 * references.count }
}

extension RestorationArchive.Controller {
  fileprivate var size: Int {
    state.size + (restorationClass?.utf8.count ?? 0) + (storyboard?.utf8.count ?? 0)
      + path.reduce(0) { $0 + $1.utf8.count }
  }
}
