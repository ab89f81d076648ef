import LifecycleTrace

/// Where a view controller's view stands on its way to and from the screen.
///
/// ```
///   disappeared ── viewWillAppear ──► appearing ── viewDidAppear ──► appeared
///        ▲                              │    ▲                          │
///        │              viewWillDisappear    viewWillAppear             │
///        │                              ▼    │                          │
///        └── viewDidDisappear ──── disappearing ◄── viewWillDisappear ──┘
/// ```
///
/// The ways between `appearing` and `disappearing` are those of a transition that the user lets go
/// (FACTS.md D8, D14).
enum Appearance: Hashable, CaseIterable {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// Whether the view is on the screen or on its way there.
  var isVisible: Bool { self == .appearing || self == .appeared }

  /// Where a callback leads; nil where it may not come.
  func after(_ callback: CallbackName) -> Appearance? {
    switch (self, callback) {
    case (.disappeared, .viewWillAppear), (.disappearing, .viewWillAppear): .appearing
    case (.appearing, .viewDidAppear): .appeared
    case (.appearing, .viewWillDisappear), (.appeared, .viewWillDisappear): .disappearing
    case (.disappearing, .viewDidDisappear): .disappeared
    default: nil
    }
  }
}
