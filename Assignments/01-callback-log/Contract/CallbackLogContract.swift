import LifecycleContracts
import LifecycleTrace

/// The log is a record: each callback prints its line while it runs, once, and no other line does.
public let callbackLog = Contract("Callback log") {
  for logged in LoggedCallback.all {
    Rule("Logs \(logged.word)", points: logged.points) {
      Response(
        to: .entry(of: logged.callback), logged.line, before: .return(of: logged.callback))
      for other in LoggedCallback.all.filter({ $0 != logged }) {
        Absence(of: other.line, during: .callback(logged.callback))
      }
    }
    .exercised(by: .entry(of: logged.callback))
    .because(logged.meaning)
    .hint(
      "Print a line with “\(logged.word)” in \(logged.callback.rawValue), and none with the name "
        + "of another callback. Swift finds it only if its name and its labels are Apple's.")
  }

  Rule("Logs each call only once", points: 1) {
    for logged in LoggedCallback.all {
      BoundedExistence(of: logged.line, atMost: 1, during: .callback(logged.callback))
    }
  }
  .exercised(by: anyLine)
  .because("Two lines for one call look like two calls.")
  .hint("One print a callback is enough: print(#function) or a line of your own, not both.")

  Rule("Logs nothing out of turn", points: 1) {
    for logged in LoggedCallback.all {
      Precedence(of: .entry(of: logged.callback), before: logged.line, during: .process)
      for place in CallbackName.elsewhere {
        Absence(of: logged.line, during: .callback(place))
      }
    }
  }
  .exercised(by: anyLine)
  .because("A log tells what happens when it happens, not what is expected to happen.")
  .hint("Let each callback print its own line; the order then comes by itself.")

  Rule.neverEndsItself(points: 2)
    .exercised(by: anyLine)
    .because("An iOS app does not end itself: to its user every such end is a crash.")
    .hint("A callback does little and returns soon. Look for !, array indexes, loops and exit().")
}

/// Any line of the log: without one there is nothing to judge.
private let anyLine = EventPattern.anyOf(LoggedCallback.all.map(\.line))
