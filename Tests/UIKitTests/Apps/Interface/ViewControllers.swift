import UIKit

class LoggingViewController: UIViewController {
  override func loadView() {
    print("loadView", isViewLoaded)
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", isViewLoaded, view.frame.width)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear", animated, view.window != nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear", animated, view.window != nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("viewWillDisappear", view.window != nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("viewDidDisappear", view.window != nil)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    print("didReceiveMemoryWarning")
  }

  deinit { print("deinit") }
}

final class RootViewController: LoggingViewController {}

final class SecondViewController: LoggingViewController {
  private let label = UILabel()

  override func loadView() {
    view = label
    label.text = "second"
  }
}
