import Foundation

/// Starts the app with a delegate of a class's name, as a `main.swift` or a `main()` of one's own
/// does. Never returns.
@discardableResult
@MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = AppClass.named(name) ?? NSClassFromString(name)
  else { fatalError("UIApplicationMain finds no class \(delegateClassName ?? "nil")") }
  if let principal = principalClassName.flatMap(AppClass.named) as? UIApplication.Type {
    UIApplication.principalClass = principal
  }
  UIApplication.launchApp(type) {
    guard let delegate = Instantiation.object(of: type) as? any UIApplicationDelegate else {
      fatalError("\(name) is no UIApplicationDelegate")
    }
    return delegate
  }
}
