import AppLink
import Foundation

extension UIViewController {
  func askForView() {
    guard loadedView == nil else { return }
    AppProcess.shared.ask(.loadView, on: id)
  }

  func setView(_ view: UIView?) {
    if loadedView?.controller === self { loadedView?.controller = nil }
    loadedView = view
    view?.controller = self
  }

  /// Tells where student code has put the root view: into the view of `host`, or into a window.
  func tellMove(to host: UIResponder?) {
    var id: ObjectID?
    if let controller = host as? UIViewController { id = controller.id }
    if let view = host as? UIView { id = view.id }
    AppProcess.shared.ask(.moveView, on: self.id, ["host": id.map { .object($0) } ?? .null])
  }

  /// Tells that the root view needs layout, which the device gives it before it rests.
  func tellNeedsLayout() {
    EffectLog.shared.add(Effect.needsLayout, on: id)
  }

  func askForLayout() {
    AppProcess.shared.ask(.layOut, on: id)
  }

  func performLoading(_ call: Call) -> LinkRecord? {
    switch call.name {
    // A view that was set by hand stays.
    case "loadView()": if loadedView == nil { loadView() }
    case "viewDidLoad()": viewDidLoad()
    case "awakeFromNib()": awakeFromNib()
    case "viewWillUnload()": viewWillUnload()
    case "viewDidUnload()":
      loadedView?.detach()
      setView(nil)
      viewDidUnload()
    case "didReceiveMemoryWarning()": didReceiveMemoryWarning()
    default: return nil
    }
    return [:]
  }
}
