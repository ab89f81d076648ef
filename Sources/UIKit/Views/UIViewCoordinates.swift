import Foundation

/// Points and rectangles from one view's coordinates to another's; transforms are left out.
extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (originInRoot, (view ?? window)?.originInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (here, there) = (originInRoot, (view ?? window)?.originInRoot ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view's own coordinates begin, in those of the topmost superview.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var next: UIView? = self
    while let view = next {
      point.x += view.geometry.frame.minX - view.geometry.origin.x
      point.y += view.geometry.frame.minY - view.geometry.origin.y
      next = view.superview
    }
    return point
  }
}
