import LifecycleContracts
import LifecycleTrace

/// Each ready-made rule, under the name of the function that makes it.
enum ReadyMade {
  static let all: [(name: String, rule: Rule)] = [
    ("standardAppOrder", .standardAppOrder(points: 1)),
    ("standardSceneOrder", .standardSceneOrder(points: 1)),
    ("standardViewControllerOrder", .standardViewControllerOrder(points: 1)),
    ("callsSuper", .callsSuper(points: 1)),
    ("savesBeforeSuspension", .savesBeforeSuspension(key: "score", points: 1)),
    (
      "restoresAfterPurge",
      .restoresAfterPurge(
        shownBy: .effect(.userInterfaceUpdate(property: "text")).where("value", .contains("milk")),
        points: 1)
    ),
    (
      "pausesAndResumes",
      .pausesAndResumes(stop: .effect(.timerStop), start: .effect(.timerStart), points: 1)
    ),
    ("runsNoTimerBehind", .runsNoTimerBehind(points: 1)),
    ("drawsNothingInTheBackground", .drawsNothingInTheBackground(points: 1)),
    ("drawsNothingOffScreen", .drawsNothingOffScreen(of: "Menu", points: 1)),
    ("balancesObservers", .balancesObservers(points: 1)),
    ("balancesTimers", .balancesTimers(points: 1)),
    ("endsBackgroundTasks", .endsBackgroundTasks(points: 1)),
    ("returnsInTime", .returnsInTime(points: 1)),
    ("loadsViewOnce", .loadsViewOnce(points: 1)),
    ("neverEndsItself", .neverEndsItself(points: 1)),
  ]

  /// What a trace of words comes to.
  static func verdict(_ rule: Rule, _ words: String) -> Verdict {
    var monitor = Monitor(rule)
    for event in life(words).events { monitor.observe(event) }
    return monitor.conclusion().verdict
  }
}

/// Pieces of lives that many tests need.
enum Life {
  static let launch = "start =inactive will( ) did( ) load( ) wa( ) =active active( ) da( )"
  static let home = ">home resign( ) =inactive =background bg( ) =suspended"
  static let open = ">open =background fg( ) =inactive =active active( )"
  static let call = ">call resign( ) =inactive >ignore-call =active active( )"
  static let sceneLaunch =
    "start =background will( ) did( ) sconnect( load( ) ) wa( ) sfg( ) sactive( ) =inactive =active "
    + "da( )"
  static let sceneHome = ">home sresign( ) =inactive sbg( ) =background =suspended"
}
