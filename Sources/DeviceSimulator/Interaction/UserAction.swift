/// What the user does to what the app shows; possible only while the app is active in front.
///
/// A name is a view's accessibility identifier, its text or title, or its accessibility label.
public enum UserAction: Hashable, Sendable {
  case tap(String)
  /// Types into the text field or text view of that name, otherwise into the one being edited.
  case type(String, into: String?)
  /// Deletes all text of a text field or text view.
  case clear(String)
  /// Turns a switch.
  case toggle(String)
  /// Drags a slider to a value, in the slider's own range.
  case slide(String, to: Double)
  /// Picks a segment by its number, from 1, or by its title.
  case segment(String, String)
  case step(String, StepDirection)
  /// The return key of the keyboard.
  case returnKey
  /// Scrolls so far down, in points of the content's offset.
  case scroll(String, to: Double)
  case swipe(String, SwipeDirection)
  case longPress(String)

  /// The back button of a navigation bar.
  case back
  /// From the left edge of a navigation controller, to the end or let go too early.
  case swipeBack
  case cancelSwipeBack
  /// Picks a tab by its number, from 1, or by its title.
  case tab(String)
  /// Turns a page, to the end or let go too early.
  case swipePage(PageDirection)
  case cancelSwipePage(PageDirection)
  /// Swipes a sheet away, to the end or let go too early.
  case dismiss
  case cancelDismiss
}

public enum StepDirection: String, Hashable, Sendable, CaseIterable {
  case up = "+"
  case down = "-"
}

public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case up
  case down
}

public enum PageDirection: String, Hashable, Sendable, CaseIterable {
  case next
  case previous
}

extension UserAction {
  /// The longest text that is typed at once, in characters: each is a keystroke of its own.
  public static let longestTyping = 200
  /// The farthest that a story scrolls, in points.
  public static let farthestScroll = 1_000_000.0

  /// Every action that needs no argument.
  public static let plain: [UserAction] = [
    .returnKey, .back, .swipeBack, .cancelSwipeBack, .dismiss, .cancelDismiss,
  ]

  /// One of each action that needs an argument.
  public static let examples: [UserAction] = [
    .tap("Score"), .type("Ada", into: nil), .type("Ada", into: "name"), .clear("name"),
    .toggle("sound"), .slide("volume", to: 0.7), .segment("size", "2"), .step("count", .up),
    .scroll("list", to: 120), .swipe("card", .left), .longPress("card"), .tab("2"),
    .swipePage(.next), .cancelSwipePage(.next),
  ]

  /// The action's word in a story, without its argument.
  public var word: String {
    switch self {
    case .tap: "tap"
    case .type: "type"
    case .clear: "clear"
    case .toggle: "toggle"
    case .slide: "slide"
    case .segment: "segment"
    case .step: "step"
    case .returnKey: "return-key"
    case .scroll: "scroll"
    case .swipe: "swipe"
    case .longPress: "long-press"
    case .back: "back"
    case .swipeBack: "swipe-back"
    case .cancelSwipeBack: "cancel-swipe-back"
    case .tab: "tab"
    case .swipePage: "swipe-page"
    case .cancelSwipePage: "cancel-swipe-page"
    case .dismiss: "dismiss"
    case .cancelDismiss: "cancel-dismiss"
    }
  }

  /// As a story spells what stands after the colon; nil where nothing does.
  var argument: String? {
    switch self {
    case .tap(let name), .clear(let name), .toggle(let name), .longPress(let name),
      .tab(let name):
      StoryWord.quoted(name)
    case .type(let text, into: nil): StoryWord.quoted(text, asFirstOfTwo: true)
    case .type(let text, into: let field?): Self.pair(field, StoryWord.quoted(text))
    case .slide(let name, let value), .scroll(let name, let value):
      Self.pair(name, Int(exactly: value).map(String.init) ?? "\(value)")
    case .segment(let name, let choice): Self.pair(name, StoryWord.quoted(choice))
    case .step(let name, let direction): Self.pair(name, direction.rawValue)
    case .swipe(let name, let direction): Self.pair(name, direction.rawValue)
    case .swipePage(let direction), .cancelSwipePage(let direction): direction.rawValue
    case .returnKey, .back, .swipeBack, .cancelSwipeBack, .dismiss, .cancelDismiss: nil
    }
  }

  private static func pair(_ name: String, _ value: String) -> String {
    "\(StoryWord.quoted(name, asFirstOfTwo: true))=\(value)"
  }
}
