import Foundation

extension UIApplication {
  /// Sends an action to a target, or to the first responder that has the method: from the first
  /// responder, else from the sender, up the chain. Whether anyone has.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let arguments: [Any?] = [sender, event]
    if let target = target.map({ $0 as AnyObject }) {
      action.send(to: target, arguments)
      return true
    }
    var responder = firstResponder ?? (sender as? UIResponder)
    while let here = responder {
      if action.call(on: here, arguments) { return true }
      responder = here.next
    }
    guard let delegate else { return false }
    return action.call(on: delegate, arguments)
  }
}

extension UIResponder {
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Performing.now(aSelector, on: self, [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Performing.now(aSelector, on: self, [object])
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Performing.now(aSelector, on: self, [object1, object2])
  }

  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    Performing.later(aSelector, on: self, anArgument, delay)
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Performing.cancel(target: aTarget as AnyObject)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    Performing.cancel(target: aTarget as AnyObject, aSelector, anArgument)
  }
}

extension NSObject {
  public func responds(to aSelector: Selector!) -> Bool {
    Here.run(self) { Connections.responds($0, to: aSelector.name) }
  }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Here.run(self) { Performing.now(aSelector, on: $0, []) }
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Here.run((self, object)) { Performing.now(aSelector, on: $0.0, [$0.1]) }
  }

  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    Here.run((self, anArgument)) { Performing.later(aSelector, on: $0.0, $0.1, delay) }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Here.run(aTarget) { Performing.cancel(target: $0 as AnyObject) }
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    Here.run((aTarget, anArgument)) {
      Performing.cancel(target: $0.0 as AnyObject, aSelector, $0.1)
    }
  }
}

/// Takes the thread that runs now for the main actor's: only one does at a time.
enum Here {
  static func run<Value, Result>(
    _ value: Value, _ body: @MainActor (Value) -> Result
  ) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Result).self)(value) }
  }
}

/// Messages that code sends itself, at once or after a while.
@MainActor private enum Performing {
  /// A message that waits; it keeps its target until it is sent, as on a phone.
  private struct Request {
    var target: AnyObject
    var selector: Selector
    var argument: AnyObject?
    var timer: Timer
  }

  private static var requests: [Request] = []

  static func now(
    _ selector: Selector, on target: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard Connections.responds(target, to: selector.name) else {
      selector.send(to: target, arguments)
      return nil
    }
    let result = Connections.call(selector.name, on: target, with: arguments)
    guard let result, !(result is Void) else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }

  static func later(
    _ selector: Selector, on target: AnyObject, _ argument: Any?, _ delay: TimeInterval
  ) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { timer in
      Here.run(timer) { timer in
        requests.removeAll { $0.timer === timer }
        selector.send(to: target, [argument])
      }
    }
    requests.append(
      Request(
        target: target, selector: selector, argument: argument.map { $0 as AnyObject },
        timer: timer))
  }

  static func cancel(target: AnyObject) {
    cancel { $0.target === target }
  }

  static func cancel(target: AnyObject, _ selector: Selector, _ argument: Any?) {
    cancel {
      $0.target === target && $0.selector == selector && isSame($0.argument, argument)
    }
  }

  private static func cancel(_ matches: (Request) -> Bool) {
    for request in requests where matches(request) { request.timer.invalidate() }
    requests.removeAll { !$0.timer.isValid }
  }

  /// Whether two arguments are equal, as Objective-C's `isEqual:` would have it.
  private static func isSame(_ one: AnyObject?, _ other: Any?) -> Bool {
    let other = other.map { $0 as AnyObject }
    if one === other { return true }
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }
}
