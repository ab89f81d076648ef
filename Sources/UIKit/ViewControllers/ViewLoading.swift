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

  func performLoading(_ call: Call) -> LinkRecord? {
    switch call.name {
    // A view that was set by hand stays.
    case "loadView()": if loadedView == nil { loadView() }
    case "viewDidLoad()": viewDidLoad()
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
