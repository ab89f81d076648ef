import AppLink

/// What an app does wrong with its controllers, as UIKit tells it.
enum ControllerMistake: Hashable {
  case alreadyPresenting(ObjectID, on: ObjectID, current: ObjectID)
  case presenterNotInWindow(ObjectID, on: ObjectID)
  case alreadyPresented(ObjectID, by: ObjectID)
  case presentsActive(ObjectID)
  case presentsChild(ObjectID, parent: ObjectID)
  case unbalancedAppearance(ObjectID)
  case nestedTransition(isPush: Bool)
  case addedTwice(ObjectID, parent: ObjectID)
  case addsItselfAsChild(ObjectID, parent: ObjectID)
  case hostIsNotParent(ObjectID, parent: ObjectID, host: ObjectID)
  case noCommonParent(ObjectID, ObjectID)
  case pushedTwice(ObjectID)
  case nestsTooDeep

  /// Whether UIKit raises an exception, which ends the app; otherwise it writes to the console.
  var endsApp: Bool {
    switch self {
    case .alreadyPresented, .presentsActive, .presentsChild, .addsItselfAsChild, .hostIsNotParent,
      .noCommonParent, .pushedTwice, .nestsTooDeep:
      true
    default: false
    }
  }

  /// In UIKit's words, with `<Name>` for what it would describe by class and address.
  func words(_ name: (ObjectID) -> String) -> String {
    func shown(_ id: ObjectID) -> String { "<\(name(id))>" }
    switch self {
    case .alreadyPresenting(let new, let presenter, let current):
      return "Attempt to present \(shown(new)) on \(shown(presenter)) which is already presenting "
        + "\(shown(current))."
    case .presenterNotInWindow(let new, let presenter):
      return "Attempt to present \(shown(new)) on \(shown(presenter)) whose view is not in the "
        + "window hierarchy."
    case .alreadyPresented(let new, let presenter):
      return "Application tried to present modally a view controller \(shown(new)) that is already "
        + "being presented by \(shown(presenter))."
    case .presentsActive(let new):
      return "Application tried to present modally an active controller \(shown(new))."
    case .presentsChild(let new, let parent):
      return "Application tried to present modally a view controller \(shown(new)) that has a "
        + "parent view controller \(shown(parent))."
    case .unbalancedAppearance(let id):
      return "Unbalanced calls to begin/end appearance transitions for \(shown(id))."
    case .nestedTransition(let isPush):
      return "nested \(isPush ? "push" : "pop") animation can result in corrupted navigation bar"
    case .addedTwice(let child, let parent):
      return "\(shown(child)) is already a child of \(shown(parent)): addChild(_:) has no effect."
    case .addsItselfAsChild(let child, let parent):
      return "A view controller cannot add itself, or what contains it, as its child: "
        + "\(shown(child)) in \(shown(parent))."
    case .hostIsNotParent(let child, let parent, let host):
      return "child view controller:\(shown(child)) should have parent view controller:"
        + "\(shown(host)) but actual parent is:\(shown(parent))"
    case .noCommonParent(let old, let new):
      return "Children view controllers \(shown(old)) and \(shown(new)) must have a common parent "
        + "view controller when calling transition(from:to:duration:options:animations:completion:)"
    case .pushedTwice(let id):
      return "Pushing the same view controller instance more than once is not supported "
        + "(\(shown(id)))"
    case .nestsTooDeep:
      return "View controllers are nested deeper than \(ControllerTree.maximumDepth)"
    }
  }
}
