import UIKit

@objcMembers
class ViewController: UIViewController {
  @IBOutlet private weak var label: UILabel!
  @IBOutlet var buttons: [UIButton]!
  @IBInspectable var radius: CGFloat = 1
  lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    button.addTarget(self, action: #selector(self.tapped), for: .touchUpInside)
    return button
  }()
  let early: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Early", for: .normal)
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    return button
  }()
  let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: #selector(tapped))
  var timer: Timer?
  dynamic var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    view.addSubview(early)
    switch UserDefaults.standard.string(forKey: "scenario") {
    case "timer":
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: #selector(tick(timer:)), userInfo: "info",
        repeats: true)
    case "perform":
      perform(#selector(later), with: nil, afterDelay: 0.5)
      perform(#selector(never(_:)), with: "x", afterDelay: 0.5)
      NSObject.cancelPreviousPerformRequests(
        withTarget: self, selector: #selector(never(_:)), object: "x")
      perform(Selector(("later")))
      perform(NSSelectorFromString("text:"), with: "given")
    case "names": printNames()
    case "removed":
      button.removeTarget(self, action: #selector(later), for: .allEvents)
      early.removeTarget(nil, action: #selector(tapped(_:)), for: .touchUpInside)
    case "nil target": button.addTarget(nil, action: #selector(AppDelegate.up), for: .touchUpInside)
    case "unknown": button.addTarget(self, action: Selector("nobody:"), for: .touchUpInside)
    case "wrong sender":
      button.addTarget(self, action: #selector(slid), for: .touchUpInside)
    case "deinit": Local.make()
    case "logs": logEverything()
    default: break
    }
  }

  private func printNames() {
    print(
      #selector(over as () -> Void), #selector(over as (Int) -> Void),
      #selector(getter: self.title), #selector(setter: title),
      NSStringFromSelector(#selector(UIView.endEditing)))
    print(
      #selector(tick) == Selector("tickWithTimer:"), #selector(tick) == #selector(later),
      responds(to: #selector(tapped)), responds(to: Selector("nobody")),
      canPerformAction(#selector(UIViewController.dismissKeyboard), withSender: nil),
      button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])
  }

  @objc func tapped(_ sender: UIButton) { print("tapped", sender.title(for: .normal) ?? "-") }
  @objc func slid(_ sender: UISlider) {}
  @IBAction func tick(timer: Timer) {
    print("tick", timer.userInfo as? String ?? "-")
    timer.invalidate()
  }
  func later() { print("later") }
  func never(_ text: String) { print("never") }
  func text(_ text: String) { print("text", text) }
  @objc(overZero) func over() {}
  @objc(overOne:) func over(_ x: Int) {}
}

extension UIViewController {
  @objc func dismissKeyboard() { view.endEditing(true) }
}

#if DEBUG
  #Preview("x") {
    ViewController()
  }
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif
