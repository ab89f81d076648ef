import AppLink
import Foundation

extension UIView {
  /// What the user does to any view; the device has chosen the view that it reaches.
  ///
  /// Returns `implemented: false` where no code of the app heard of it.
  func performTouch(_ call: Call) -> LinkRecord {
    switch call.name {
    case "touchesBegan(_:with:)":
      tellTouch(.began)
      return [:]
    case "touchesEnded(_:with:)":
      tellTouch(.ended)
      return [:]
    case Call.Name.startEditing:
      becomeFirst()
      return [:]
    case Call.Name.stopEditing:
      resignFirst()
      return [:]
    case Call.Name.userGesture: return ["implemented": .bool(performGesture(call.arguments))]
    default: return ["implemented": false]
    }
  }

  private func tellTouch(_ phase: UITouch.Phase) {
    UIApplication.shared.sendEvent(UIEvent(touches: [UITouch(in: self, phase: phase)]))
  }

  private func performGesture(_ arguments: LinkRecord) -> Bool {
    let recognizers = recognizers(of: arguments)
    let isLong = arguments["gesture"]?.string == "longPress"
    return recognizers.map { $0.recognize(isLong ? [.began, .ended] : [.ended]) }
      .contains(true)
  }

  /// The view's own recognisers for a gesture that the device names.
  private func recognizers(of arguments: LinkRecord) -> [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter { recognizer in
      guard recognizer.isEnabled else { return false }
      switch arguments["gesture"]?.string {
      case "tap": return (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
      case "longPress": return recognizer is UILongPressGestureRecognizer
      case "swipe":
        let direction = UISwipeGestureRecognizer.Direction(
          named: arguments["direction"]?.string)
        guard let swipe = recognizer as? UISwipeGestureRecognizer, let direction else {
          return false
        }
        return swipe.direction.contains(direction)
      default: return false
      }
    }
  }

  /// The gestures that the view's recognisers wait for, by the device's names.
  var gestureNames: [String] {
    ["tap", "longPress"].filter { !recognizers(of: ["gesture": .string($0)]).isEmpty }
      + ["left", "right", "up", "down"].filter {
        !recognizers(of: ["gesture": "swipe", "direction": .string($0)]).isEmpty
      }
  }
}
