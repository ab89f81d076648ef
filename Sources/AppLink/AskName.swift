extension Ask {
  /// What UIKit asks the device.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// A view controller's view is wanted; called back for `loadView()` and `viewDidLoad()`.
    case loadView
    /// A window becomes visible; argument: `session`, the identifier of its scene's session, or null.
    case showWindow
    /// A window gets another view controller, or none; argument: `root`.
    case setRootViewController
    /// A controller becomes a child; arguments: `child`, `forwards`, what the parent's
    /// `shouldAutomaticallyForwardAppearanceMethods` reads. Called back for `willMove(toParent:)`.
    case addChild
    /// A child leaves its parent. Called back for `didMove(toParent:)`.
    case removeFromParent
    /// A controller's root view is put into another view; argument: `host`, the controller that manages
    /// that view, or the window, or null when it is taken out.
    case moveView
    /// Arguments: `presented`, `context` (the controller that is covered), `style` (UIKit's name of the
    /// case), `isAlert`, `animated`, `completion`. Answers `accepted`.
    case present
    /// Arguments: `animated`, `completion`. Answers `controller`, what goes, if anything does.
    case dismiss
    /// The stack of a navigation controller; arguments: `controllers`, bottom first, `animated`.
    case setStack
    /// The tabs of a tab bar controller; arguments: `controllers`, `selected`.
    case setTabs
    /// The pages that show; arguments: `controllers`, `style` (`scroll`, `pageCurl`), `animated`,
    /// `completion`.
    case setPages
    /// The columns of a split view controller; arguments: `controllers`, `shown`.
    case setColumns
    /// `transition(from:to:…)`; arguments: `from`, `to`, `duration` in seconds, `animations`,
    /// `completion`.
    case transition
    /// Arguments: `isAppearing`, `animated`.
    case beginAppearance
    case endAppearance
    /// A controller hands the new size on to its children; arguments: `width`, `height`.
    case forwardSize
    /// A controller hands new traits on to its children.
    case forwardTraits
    /// A root view that needs layout gets it at once.
    case layOut
    /// Code sleeps, and the device's time passes; argument: `until`, in seconds since 1970.
    case sleep
    /// A column of a split view controller comes, or is proposed for the top where there is room for one
    /// (`isCollapsing`); argument: `column`. Answers `column`, the one that the delegate wants instead.
    case showColumn
    /// A column goes; argument: `column`.
    case hideColumn
    /// A view wants to be the first responder; argument: `kind` (`textField`, `textView`, `view`).
    /// Answers `accepted`.
    case beginEditing
    /// The first responder wants to be none; answers `accepted`.
    case endEditing
    /// A list's number of sections and items is wanted now.
    case countList
    /// A batch of changes to a list ends: `updates`, see `ListUpdates`; `completion`, a number.
    /// Answers `exception` where the numbers of items do not agree.
    case endListUpdates
    /// A list is to be laid out now.
    case layOutList
    /// A cell or supplementary view is wanted: `kind`, `identifier`, and `section`, `item` where it is
    /// known for which item. Answers `cell`, one that was used before, or nothing.
    case dequeue
    /// Code selects items of a list: `selected`, all that are selected now.
    case selectItems
    /// Code has moved the content of a scroll view; `animated` where it is still to move to `x`, `y`.
    case scroll
    /// A flow layout wants what its delegate says of sizes and spacings.
    case prepareFlow
    /// A controller of a storyboard is wanted: `making`, a number; `class`, one of the student's;
    /// `isPart` where a container is being made that it belongs to. Called back for `init(coder:)` and `awakeFromNib()`.
    case makeController
    /// A segue is to be performed: `segue`, a number; `kind`; `identifier`; `isTriggered` where a user's
    /// action led to it and not code; `action`, the method of an unwind segue.
    case performSegue
  }
}
