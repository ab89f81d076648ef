import LifecycleTrace

extension Rule {
  /// No observer is added again, on a screen's or the app's way to the front, before the last is
  /// removed.
  ///
  /// ```
  ///   ──viewWillAppear(add)──viewDidDisappear(remove)──viewWillAppear(add)──     kept
  ///   ──viewWillAppear(add)──viewDidDisappear──viewWillAppear(add)──             broken
  ///   ──viewDidLoad(add)──                                                       kept
  /// ```
  ///
  /// - Meaning: for each view controller, each scene and the app, and each notification by its name:
  ///   what was added in a callback that comes again (`viewWillAppear(_:)`, `viewDidAppear(_:)`,
  ///   `applicationWillEnterForeground(_:)`, `applicationDidBecomeActive(_:)` and the scene's), is not
  ///   added in it again while none was removed since.
  /// - Sources: FACTS.md A13, A16, C4, C5, D1: these callbacks come many times in a life.
  /// - Left open: observers that live as long as the app, or as their object (since iOS 9 those added
  ///   by a selector need no removal). The end of such an object leaves no event: an app that makes a
  ///   new observing object at each appearance is right, and must not be asked this.
  /// - Exercised: an observer is added.
  /// - Finds: an app that observes once more with each return, and then does all twice.
  public static func balancesObservers(
    _ title: String = "Adds no observer again before it removes the last", points: Int,
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      addsOnce(in: [.applicationDidBecomeActive, .applicationWillEnterForeground])
      forEach(.scene) { addsOnce(in: [.sceneDidBecomeActive, .sceneWillEnterForeground]) }
      forEach(.viewController) { addsOnce(in: [.viewWillAppear, .viewDidAppear]) }
    }
    .exercised(by: .effect(.observerAdded()))
    .because("An observer that is added twice hears of everything twice.")
    .hint("Add it where nothing comes twice, or remove it in the counterpart of the callback.")
  }

  /// An observer's own events begin with the first that is added, so that the call which adds it is
  /// known by its return.
  private static func addsOnce(in callbacks: [CallbackName]) -> Demand {
    let (added, removed) = (
      EventPattern.effect(.observerAdded()), EventPattern.effect(.observerRemoved())
    )
    return forEach(.observer) {
      for callback in callbacks {
        let (call, end) = (EventPattern.entry(of: callback), EventPattern.return(of: callback))
        let hasAdded = end.inside(.after(added, until: call))
        let again = call.inside(.after(hasAdded, until: removed))
        Absence(
          of: added.inside(.callback(callback)),
          during: .after(again, until: .anyOf(removed, .processEnd()))
        )
        .saying(
          "no observer added in \(callback.rawValue) once more, before a removal of the last one")
      }
    }
  }

  /// No timer starts while so many are running.
  ///
  /// - Meaning: counted over the whole app; a timer stops when it is invalidated, has fired for the
  ///   only time, or the process ends.
  /// - Sources: the app's own design: how many timers an app needs, only its assignment knows.
  /// - Exercised: a timer starts.
  /// - Finds: a timer that is started twice, or not stopped before the next one starts.
  ///
  /// - Parameter most: how many timers may run at once, at least 1.
  public static func balancesTimers(
    _ title: String = "Starts no timer while the last one runs", atMost most: Int = 1, points: Int,
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    Rule(title, points: points, file: file, line: line) {
      BalancedPairs(
        of: .effect(.timerStart), and: .effect(.timerStop), atMost: most, mayStayOpen: true)
    }
    .because("A timer that was not stopped goes on beside the next one, and does its work twice.")
    .hint("Keep the timer in a property, and invalidate the one there before you start another.")
  }

  /// Every background task is ended before its time is over.
  ///
  /// - Meaning, for each task: when its expiration handler is called it is ended before anything else
  ///   can happen, and no watchdog ends the app while it is open.
  /// - Sources: FACTS.md, A-limits (a task that is not ended at its expiry costs the app its life).
  /// - Left open: a task that is still open when the scenario or the user ends the app, which may have
  ///   had work to do. `BalancedPairs` in `forEach(.backgroundTask)` asks that too.
  /// - Exercised: a background task begins.
  /// - Finds: a task that nobody ends, a handler that does not end its task, a second task that
  ///   overwrites the first one's identifier; in stories that wait for it.
  public static func endsBackgroundTasks(
    _ title: String = "Ends every background task in time", points: Int,
    file: String = #fileID, line: Int = #line
  ) -> Rule {
    let (begun, ended) = (
      EventPattern.effect(.backgroundTaskStart), EventPattern.effect(.backgroundTaskEnd)
    )
    return Rule(title, points: points, file: file, line: line) {
      forEach(.backgroundTask) {
        Response(to: .entry(of: .expirationHandler), ended)
        Absence(of: .processEnd(.watchdog), during: .after(begun, until: ended))
      }
    }
    .exercised(by: begun)
    .because(
      "A task that nobody ends keeps the app awake until its time is over, and costs it its life "
        + "then."
    )
    .hint(
      "Call endBackgroundTask(_:) with the task's identifier when the work is done, and in the "
        + "expiration handler.")
  }
}
