import AppLink

/// What a user does to what UIKit's containers show.
enum ControllerGesture: Hashable {
  /// Taps the back button of a navigation bar.
  case back
  /// Swipes back from the edge of the screen.
  case swipeBack(ControllerTree.Gesture)
  /// Chooses a tab, counted from 0.
  case selectTab(Int)
  case swipePage(isForward: Bool, ControllerTree.Gesture)
  /// Swipes a sheet down.
  case dismiss(ControllerTree.Gesture)
}

extension ControllerTree {
  /// The container in front that a gesture is for; nil where there is none.
  func target(of gesture: ControllerGesture) -> ObjectID? {
    switch gesture {
    case .back: return front { $0.kind == .navigation && $0.children.count > 1 }
    case .swipeBack:
      return front {
        $0.kind == .navigation && $0.children.count > 1 && $0.settings.isInteractivePopEnabled
      }
    case .selectTab(let index):
      return front { $0.kind == .tabs && $0.children.indices.contains(index) }
    case .swipePage:
      return front {
        if case .pages = $0.kind { true } else { false }
      }
    case .dismiss: return front { $0.presentation?.isSheet == true }
    }
  }

  /// The first such controller, from the one in front to what contains it, up to what is presented.
  private func front(where isOne: (Controller) -> Bool) -> ObjectID? {
    var id = frontmost
    for _ in 0..<Self.maximumDepth {
      guard let next = id else { return nil }
      if isOne(self[next]) { return next }
      id = self[next].parent
    }
    return nil
  }
}
