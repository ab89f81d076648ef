import AppLink
import Foundation

/// The wheel above a list that is loading; nobody pulls it down here, code begins and ends it.
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    tellUpdate("isRefreshing", true)
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    tellUpdate("isRefreshing", false)
  }
}
