import Foundation

/// Hears how the content of a scroll view moves.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Never called: nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Never called: nothing zooms.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Never called: nobody taps the status bar.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called: nobody taps the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
