import AppLink
import Foundation

extension UIViewController {
  /// A transition begins in this container, or over this presenter; only what shows is animated.
  func startCoordinator() {
    guard viewIfLoaded?.window != nil else { return }
    appearance.coordinator = TransitionCoordinator(["animated": true])
  }
}

/// The coordinator of one transition; keeps the blocks that it is given.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  private(set) var isCancelled = false
  private var hasStarted = false
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var changes: [Block] = []
  private weak var from: UIViewController?
  private weak var to: UIViewController?

  init(_ arguments: LinkRecord) {
    isAnimated = arguments["animated"]?.bool ?? true
    transitionDuration = arguments["duration"]?.double ?? 0
    initiallyInteractive = arguments["interactive"]?.bool ?? false
    from = AppProcess.shared.controller(arguments["from"])
    to = AppProcess.shared.controller(arguments["to"])
  }

  var presentationStyle: UIModalPresentationStyle { .none }
  var isInteractive: Bool { initiallyInteractive }
  var percentComplete: CGFloat { 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    // The animation may have begun before its starter's next line.
    if hasStarted { animation(self) } else { alongside.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changes.append(handler) }

  /// Runs what goes beside the animation; whether there was anything.
  func runAlongside() -> Bool {
    hasStarted = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
    return !blocks.isEmpty
  }

  /// Runs what comes at the end; whether there was anything.
  func runCompletions(isCancelled: Bool) -> Bool {
    self.isCancelled = isCancelled
    let blocks = (initiallyInteractive ? changes : []) + completions
    (changes, completions) = ([], [])
    for block in blocks { block(self) }
    return !blocks.isEmpty
  }
}
