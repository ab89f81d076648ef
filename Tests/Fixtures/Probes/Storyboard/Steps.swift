import UIKit

/// A view controller that has every step of its life, so that the trace shows all of them.
class StepViewController: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("init(coder:)")
  }

  override func awakeFromNib() { super.awakeFromNib() }
  override func loadView() { super.loadView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

class FirstViewController: StepViewController {}
class SecondViewController: StepViewController {}
