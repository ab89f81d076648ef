import LifecycleTrace

extension Rule {
  /// Work that goes on by itself leaves the screen alone while the app is in the background.
  ///
  /// - Meaning: from the entry into the background to the first sign of the way back, of a fetch or of
  ///   a notification, no timer changes what a view shows.
  /// - Sources: FACTS.md A12, A13, C3, C4; Apple's guidelines for apps in the background: avoid
  ///   updating windows and views.
  /// - Left open: what the callbacks themselves do for the picture in the switcher, where UIKit lays
  ///   out once more (D19), and what a fetch or a silent push shows.
  /// - Exercised: the app enters the background, and a timer draws before or after.
  /// - Finds: a timer that goes on drawing, in the time of a background task for example.
  ///
  /// - Parameter work: the kinds of work meant; by default timers, others being `.mainQueueWork` and
  ///   `.taskStep`, in apps that prepare nothing for the switcher by them.
  public static func drawsNothingInTheBackground(
    _ title: String = "Leaves the screen alone in the background", points: Int,
    in work: [CallbackName] = [.timerFire], file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      Absence(
        of: .anyOf(work.map { .effect(.userInterfaceUpdate).inside(.callback($0)) }),
        during: .after(entersBackground, until: .anyOf(comesToLife))
      )
      .saying("\(updates(in: work)) while the app is in the background")
    }
    .because("Nobody sees it, and in the background every bit of work costs the user's battery.")
    .hint(
      "Stop what draws before the app is in the background; draw when it is about to come back.")
  }

  /// Work that goes on by itself leaves the views of a view controller alone that has left the screen.
  ///
  /// - Meaning: between `viewDidDisappear(_:)` of a view controller of this class and its next
  ///   `viewWillAppear(_:)`, no timer changes what a view shows that is in no window. What a timer does
  ///   by loading a view, or within an appearance, is no such change.
  /// - Sources: FACTS.md D6, D9, D13 (when a screen has left); a cell that is being prepared is none.
  /// - Left open: what other screens and the model tell it meanwhile, such as a list whose detail is in
  ///   front.
  /// - Exercised: it has left the screen, and a timer draws off the screen before or after; an app
  ///   that never does earns nothing unless `exercised(by:)` says by what.
  /// - Finds: a timer that is not stopped when its screen goes.
  ///
  /// - Parameters:
  ///   - controller: the class of the view controller. A new view that a timer makes and fills while
  ///     such a view controller is gone would be taken for one of its own: name the view then.
  ///   - view: the class of the view, or one instance as traces name it; any when nil.
  public static func drawsNothingOffScreen(
    _ title: String = "Leaves a screen alone that has gone", of controller: String,
    view: String? = nil, points: Int, in work: [CallbackName] = [.timerFire],
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      Absence(
        of: .anyOf(
          work.map {
            EventPattern.effect(.offScreenUpdate(on: view)).inside(.callback($0))
              .outside(.callback(.loadView)).outside(.callback(.viewDidLoad))
              .outside(.callback(.viewWillAppear))
          }),
        during: .controllerState(.disappeared, on: controller)
      )
      .saying("\(updates(in: work, of: view)) off the screen once \(controller) has disappeared")
    }
    .exercised(by: .entry(of: .viewDidDisappear, on: controller))
    .because("Nobody sees it, and whoever draws for nobody keeps alive what could be given back.")
    .hint("What viewWillAppear(_:) or viewDidAppear(_:) starts, its counterpart stops.")
  }

  private static func updates(in work: [CallbackName], of view: String? = nil) -> String {
    let calls = work.map { FindingWords.callback($0.rawValue) }.joined(separator: " or ")
    return "no update of \(view ?? "the user interface") in \(calls)"
  }

  private static let entersBackground = EventPattern.anyOf(
    .entry(of: .applicationDidEnterBackground), .entry(of: .sceneDidEnterBackground)
  ).inside(.state(.background))

  /// What gives an app in the background something to show.
  private static let comesToLife: [EventPattern] = [
    .entry(of: .applicationWillEnterForeground), .entry(of: .sceneWillEnterForeground),
    .entry(of: .sceneWillConnect), .entry(of: .performFetch),
    .entry(of: .didReceiveRemoteNotification), .state(.inactive), .processEnd(),
  ]
}
