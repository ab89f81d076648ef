import AppLink
import Foundation

/// Hears of columns that come and go. All callbacks are optional, as Apple's are.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    AppProcess.shared.noteUnimplemented()
    return proposedTopColumn
  }

  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}

extension UISplitViewController {
  /// A callback of the delegate's; nil for any other.
  func performDelegate(_ call: Call) -> LinkRecord? {
    guard call.name.hasPrefix("splitViewController(") else { return nil }
    guard let delegate, let column = Column(name: call.arguments["column"]?.string) else {
      AppProcess.shared.noteUnimplemented(call.name)
      return [:]
    }
    switch call.name {
    case "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)":
      let top = delegate.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: column)
      return ["column": .string(top.name)]
    case "splitViewController(_:willShow:)": delegate.splitViewController(self, willShow: column)
    case "splitViewController(_:willHide:)": delegate.splitViewController(self, willHide: column)
    default: AppProcess.shared.noteUnimplemented(call.name)
    }
    return [:]
  }
}
