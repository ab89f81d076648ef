import DeviceSimulator

/// An app of `Tests/Fixtures/Probes`.
enum Probe: String, CaseIterable {
  case appBased = "AppBased"
  case sceneBased = "SceneBased"
  case multiWindow = "MultiWindow"
  /// Without scenes, with a delegate of the notification centre.
  case notificationDelegate = "NotificationDelegate"
  case backgroundAudio = "BackgroundAudio"
  /// With a loaded view controller that is not on the screen.
  case offScreenController = "OffScreenController"
  case restoration = "Restoration"
  case singleController = "SingleController"
  case navigation = "Navigation"
  /// Two view controllers and a segue, out of a storyboard.
  case storyboard = "Storyboard"
  case tabs = "Tabs"
  case pages = "Pages"
  case containment = "Containment"
  case collection = "Collection"
}

/// How a published trace is played: its `setup` as a probe and what happened before, its `era` as
/// versions of iOS, its `stimulus` as words of a story.
struct Replay {
  var trace: String
  var probe: Probe
  /// As `--ios` spells them; those of the table that the era spans, by what they do alike.
  var systems: [String]
  /// The story that leads to where the trace begins.
  var before: String
  /// Words of the story for the trace's stimuli, where they are not the usual ones.
  var story: String?
  /// The class of the view controller that the trace speaks of, where the probe has another.
  var controller: String?
  /// The classes of the view controllers that the trace calls by letters.
  var roles: [String: String]
  /// The only item of a collection view that counts; nil for all.
  var item: Int64?

  init(
    _ trace: String, _ probe: Probe, _ systems: String, before: String = "", story: String? = nil,
    controller: String? = nil, roles: [String: String] = [:], item: Int64? = nil
  ) {
    self.trace = trace
    self.probe = probe
    self.systems = systems.split(separator: " ").map(String.init)
    self.before = before
    self.story = story
    self.controller = controller
    self.roles = roles
    self.item = item
  }

  /// The usual words of a story for the stimuli of published traces.
  static let words = [
    "launch-icon": "launch",
    "launch-url": "launch:url=lab://x",
    "launch-universal-link": "launch:activity=https://lab.example/x",
    "launch-remote-notification-tap": "launch:notification",
    "background-launch-fetch": "launch:fetch",
    "relaunch-with-restoration": "launch",
    "press-home": "home",
    "switch-to-other-app": "home",
    "icon-return": "open",
    "press-lock": "lock",
    "unlock": "unlock",
    "open-switcher": "switcher",
    "close-switcher": "close-switcher",
    "swipe-kill": "swipe-kill",
    "swipe-kill-from-foreground": "swipe-kill",
    "swipe-window-1": "close-window:1",
    "swipe-window-2": "close-window:2",
    "swipe-window-3": "close-window:3",
    "open-control-centre": "control-centre",
    "close-control-centre": "close-control-centre",
    "incoming-call": "call",
    "accept-call": "accept-call",
    "ignore-call": "ignore-call",
    "notification-tap-on-lock-screen": "tap-notification",
    "time-zone-change": "time-change",
    "rotate": "rotate:landscape-left",
    "memory-warning": "memory-warning",
    "push": "url:lab://push",
    "present-fullscreen": "url:lab://present",
    "present-sheet": "url:lab://sheet",
    "dismiss-sheet": "url:lab://dismiss",
    "swipe-dismiss": "dismiss",
    "interactive-pop-cancelled": "cancel-swipe-back",
    "page-scroll": "swipe-page:next",
    "page-curl": "swipe-page:next",
    "tab-switch": "tab:2",
    "custom-transition": "url:lab://flip",
    "scroll": "scroll:items=2000",
    "tap-item": "tap:\"item 1\"",
  ]
}

/// Why a trace is not reproduced.
enum Omission: Hashable {
  /// The facts mark it as one version's or device's oddity.
  case quirk
  /// Sources disagree: the row of section X of FACTS.md, and what was chosen.
  case disputed(row: String, choice: String)
}
