import LifecycleContracts
import LifecycleTrace

/// Each callback of the app delegate prints its own name while it runs.
public let callbackLog = Contract("Callback log") {
  for (callback, name) in callbacks {
    Rule("Prints \(name)", points: 1) {
      Response(
        to: .entry(of: callback), .effect(.print(containing: name)), before: .return(of: callback))
    }
    .because("The log is how you see in which order the system calls your app.")
    .hint("print(#function) prints the name of the function it stands in.")
  }
}

private let callbacks: [(CallbackName, String)] = [
  (.applicationDidBecomeActive, "applicationDidBecomeActive")
]
