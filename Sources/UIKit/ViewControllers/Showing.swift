import Foundation

/// `show` and `showDetailViewController`, which go to the nearest container that has a way to show.
extension UIViewController {
  func showInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let navigation = navigationController {
      navigation.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
