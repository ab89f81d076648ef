import UIKit

final class CounterViewController: UIViewController {

  var score = 0
  private let label = UILabel()
  private var seconds = 0
  private var timer: Timer?
  private var observer: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    let add = UIButton(primaryAction: UIAction(title: "Score a point") { _ in self.add() })
    let help = UIButton(primaryAction: UIAction(title: "Help") { _ in self.help() })
    view.addSubview(label)
    view.addSubview(add)
    view.addSubview(help)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      print("trimmed")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    show()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let observer {
      NotificationCenter.default.removeObserver(observer)
    }
  }

  func resume() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      self.seconds += 1
      self.show()
    }
  }

  func pause() {
    timer?.invalidate()
    timer = nil
  }

  private func add() {
    score += 1
    show()
  }

  private func show() {
    label.text = "\(score) in \(seconds) s"
  }

  private func help() {
    let help = HelpViewController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true)
  }
}

final class HelpViewController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(
      primaryAction: UIAction(title: "Done") { _ in self.dismiss(animated: true) })
    view.addSubview(done)
  }
}
