import LifecycleContracts
import LifecycleTrace

/// A rule of each kind of pattern, each scope and each way to put them together, as a course has them.
enum BenchRules {
  private static let background = EventPattern.entry(of: .sceneDidEnterBackground)
  private static let active = EventPattern.entry(of: .sceneDidBecomeActive)
  private static let save = EventPattern.effect(.defaultsWrite(key: "score"))
  private static let update = EventPattern.effect(.userInterfaceUpdate)
  private static let start = EventPattern.effect(.timerStart)
  private static let stop = EventPattern.effect(.timerStop)
  private static let taskStart = EventPattern.effect(.backgroundTaskStart)
  private static let taskEnd = EventPattern.effect(.backgroundTaskEnd)
  private static let home = EventPattern.stimulus("home")
  private static let open = EventPattern.stimulus("open")

  private static func rule(_ title: String, _ condition: any Condition) -> Rule {
    Rule(title, points: 1) { condition }
  }

  static let patterns: [Rule] = [
    rule("Absence", Absence(of: update, during: .state(.background))),
    rule("Universality", Universality(of: .isIn(.active), during: .callback(.timerFire))),
    rule("Existence", Existence(of: save, during: .callback(.sceneDidEnterBackground))),
    rule("BoundedExistence", BoundedExistence(of: start, atMost: 1, during: .state(.active))),
    rule("Precedence", Precedence(of: .processStart, before: update)),
    rule(
      "Response",
      Response(to: background, save, before: .return(of: .sceneDidEnterBackground))),
    rule("Response within", Response(to: taskStart, taskEnd, within: 60)),
    rule("ChainPrecedence 2-1", ChainPrecedence(of: [home, background], before: open)),
    rule("ChainPrecedence 1-2", ChainPrecedence(of: start, before: [stop, save])),
    rule("ChainResponse 2-1", ChainResponse(to: [home, background], save)),
    rule("ChainResponse 1-2", ChainResponse(to: home, [stop, save], without: update)),
    rule("ExactOrder", ExactOrder(of: [home, background, open])),
    rule("PartialOrder", PartialOrder(of: [stop, save], before: open)),
    rule("BalancedPairs", BalancedPairs(of: start, and: stop, atMost: 1, mayStayOpen: true)),
  ]

  static let scopes: [Rule] = [
    rule("globally", Response(to: start, stop)),
    rule("before", Absence(of: update, during: .before(active))),
    rule("after", Absence(of: .complaint(), during: .after(active))),
    rule("between", Existence(of: save, during: .between(home, and: open))),
    rule("after until", Absence(of: update, during: .after(home, until: open))),
    rule("seconds", Absence(of: save, during: .seconds(5, after: open))),
    rule("process", Existence(of: save, during: .process)),
    rule("callback", Absence(of: start, during: .callback(.sceneWillResignActive))),
    rule("app state", Absence(of: update, during: .state(.background))),
    rule("scene state", Absence(of: update, during: .sceneState(.background))),
    rule("controller state", Existence(of: update, during: .controllerState(.appeared))),
    rule(
      "inside and outside", Absence(of: update.outside(.callback(.timerFire)), during: .process)),
    rule("data", Existence(of: save.where("value", .atLeast(1)), during: .process)),
  ]

  static let composed: [Rule] = [
    rule("and", Response(to: start, stop).and(Existence(of: save))),
    rule("or", Response(to: start, stop).or(Existence(of: save))),
    rule("implies", Existence(of: save).implies(Response(to: start, stop))),
    rule(
      "each view controller",
      forEach(.viewController) {
        BoundedExistence(of: .entry(of: .viewDidLoad), exactly: 1)
      }),
    rule(
      "each scene", forEach(.scene) { Existence(of: save, during: .sceneState(.background)) }),
  ]

  /// Of objects that come and go: what is new needs memory.
  static let changing: [Rule] = [
    rule("each timer", forEach(.timer) { BalancedPairs(of: start, and: stop, atMost: 1) }),
    rule("each background task", forEach(.backgroundTask) { Response(to: taskStart, taskEnd) }),
  ]
}
