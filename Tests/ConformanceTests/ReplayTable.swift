/// How each trace is played; one row a trace.
enum ReplayTable {
  static let replays: [Replay] = launches + passages + endings + scenes + others + controllers

  private static let launches = [
    Replay("rb-01", .appBased, "11"),
    // An archive to restore is there when the app was purged after it had been left.
    Replay("rb-04", .appBased, "11", before: "launch home purge"),
    Replay("rb-06", .appBased, "11"),
    Replay("rb-08", .appBased, "11", before: "launch home purge"),
    Replay("rb-11", .appBased, "11"),
    Replay("hc-01", .appBased, "7"),
    Replay("ec-01", .appBased, "4"),
    Replay("jg-01", .appBased, "7", before: "launch swipe-kill"),
    Replay("doc-launch", .appBased, "7 11 13 17"),
    // The icon of an app that is in memory already returns to it.
    Replay("kaii-01", .appBased, "7", story: "launch:fetch open"),
    Replay("ba-14ns-cold", .appBased, "17"),
    Replay(
      "restore-book", .restoration, "7 11", before: "launch home purge",
      controller: "DetailViewController"),
  ]

  private static let passages = [
    Replay("rb-02", .appBased, "11", before: "launch"),
    Replay("rb-03", .appBased, "11", before: "launch home"),
    Replay("ec-02", .appBased, "4", before: "launch"),
    Replay("ec-03", .appBased, "4", before: "launch lock"),
    Replay("ec-04", .appBased, "5", before: "launch"),
    Replay("ec-06", .appBased, "4 5", before: "launch"),
    Replay("ec-07", .appBased, "4 5", before: "launch home"),
    Replay("so-lock4", .appBased, "4", before: "launch"),
    Replay("kuma-01", .appBased, "4"),
    Replay("neu4-01", .appBased, "4"),
    Replay("godot-nc", .appBased, "4 5 7 11 13 17", before: "launch"),
    Replay("ios3-call", .appBased, "3.1", before: "launch"),
    Replay("ios3-call-ign", .appBased, "3.1", before: "launch"),
    Replay("so-call", .appBased, "4 5 7 11", before: "launch"),
    Replay("doc-home", .appBased, "4 5 7 11 13 17", before: "launch"),
    Replay("ba-14ns-warm", .notificationDelegate, "17", before: "launch lock"),
  ]

  private static let endings = [
    Replay("kr-kill-01", .appBased, "11", before: "launch"),
    Replay("so-kill-92", .appBased, "7", before: "launch"),
    Replay("quit-hm", .appBased, "7 11", before: "launch"),
    Replay("neu-kill-audio", .backgroundAudio, "7 11 13 17", before: "launch"),
    Replay("ht-kill", .sceneBased, "13", before: "launch"),
    Replay("kr-kill2", .sceneBased, "17", before: "launch"),
    Replay("dh-multi", .multiWindow, "13", before: "launch new-window new-window"),
  ]

  private static let scenes = [
    Replay("ba-14-cold", .sceneBased, "17"),
    Replay("ba-13-cold", .sceneBased, "13"),
    Replay("ba-14-lockpush", .sceneBased, "17", before: "launch lock"),
    Replay("pu-open", .sceneBased, "13"),
    Replay("pu-other", .sceneBased, "13", before: "launch"),
    Replay("np-launch", .sceneBased, "17"),
    Replay("le-launch", .sceneBased, "13 17"),
    Replay("kr-cc", .sceneBased, "17", before: "launch"),
    Replay("pr-home", .sceneBased, "17", before: "launch"),
    Replay("pr-back", .sceneBased, "17", before: "launch home"),
  ]

  private static let others = [
    Replay("yu-02", .appBased, "7", before: "launch"),
    Replay("yu-03", .appBased, "7", before: "launch"),
    Replay(
      "mem-old", .offScreenController, "3.1 4 5", before: "launch",
      controller: "HiddenViewController"),
  ]

  private static let pair = ["A": "FirstViewController", "B": "SecondViewController"]
  private static let forth = ["cur": "FirstViewController", "new": "SecondViewController"]
  private static let back = ["cur": "SecondViewController", "new": "FirstViewController"]
  private static let family = [
    "P": "ParentViewController", "C1": "FirstViewController", "C2": "SecondViewController",
  ]

  private static let controllers = [
    Replay("pu-vc", .singleController, "11 13"),
    Replay("j-launch", .storyboard, "11", roles: pair),
    Replay("j-push", .storyboard, "11", before: "launch", roles: pair),
    Replay("csdn-push", .navigation, "7", before: "launch", roles: pair),
    Replay("k-push", .navigation, "17", before: "launch", roles: pair),
    Replay("k-present", .navigation, "17", before: "launch", roles: pair),
    Replay("ss-present", .navigation, "11", before: "launch", roles: pair),
    Replay("vg-sheet", .navigation, "13 17", before: "launch", roles: pair),
    Replay("ic-sheet-swipe", .navigation, "13 17", before: "launch"),
    // The trace holds for pushes and pops, interactive or not.
    Replay("w-nav", .navigation, "7 17", before: "launch", roles: forth),
    Replay(
      "w-nav", .navigation, "7 17", before: "launch url:lab://push", story: "url:lab://pop",
      roles: back),
    Replay(
      "w-nav", .navigation, "7 17", before: "launch url:lab://push", story: "swipe-back",
      roles: back),
    Replay("w-navcancel", .navigation, "7 17", before: "launch url:lab://push", roles: back),
    Replay("w-page", .pages, "7 17", before: "launch", roles: forth),
    Replay("w-curl", .pages, "7 17", before: "launch url:lab://curl", roles: forth),
    Replay("wd-pagedelegate", .pages, "7 11", before: "launch"),
    Replay("pg-tab", .tabs, "11 17", roles: pair),
    Replay("nc-start", .containment, "11 17", roles: family),
    Replay("nc-flip", .containment, "11 17", before: "launch", roles: family),
    // One that comes out of the pool.
    Replay("cv-life", .collection, "7", item: 7),
    Replay("cv-highlight", .collection, "7 17", before: "launch"),
  ]

  static let omissions: [String: Omission] = [
    "radar-nc": .quirk,
    "af-fastkill": .quirk,
    "so-kill-iphone": .quirk,
    "ht-launch": .disputed(
      row: "X1",
      choice:
        "viewDidLoad() comes before sceneWillEnterForeground(_:), as in np-launch and le-launch"
    ),
    "doc-bglaunch": .disputed(
      row: "X7",
      choice: "a launch in the background calls no applicationDidEnterBackground(_:), as in rb-11"),
  ]
}
