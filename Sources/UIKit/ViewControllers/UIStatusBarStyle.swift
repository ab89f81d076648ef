import Foundation

/// How the status bar looks; nothing is drawn here.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
