import UIKit

/// A view controller that the app delegate has made before its state is restored.
class RootViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "root"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() { super.viewDidLoad() }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
}

/// A view controller that its own class makes again.
class DetailViewController: UIViewController, UIViewControllerRestoration {
  private var page = 1

  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "detail"
    restorationClass = DetailViewController.self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    let controller = DetailViewController()
    let delegate = UIApplication.shared.delegate as? AppDelegate
    delegate?.detailWindow?.rootViewController = controller
    return controller
  }

  override func viewDidLoad() { super.viewDidLoad() }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(page, forKey: "page")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    page = coder.decodeInteger(forKey: "page")
  }

  override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
}
