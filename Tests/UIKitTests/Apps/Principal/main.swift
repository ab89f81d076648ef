import UIKit

UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(PatientApplication.self),
  NSStringFromClass(AppDelegate.self))
