import UIKit

@MainActor enum Controls {
  static func play(in root: UIView) {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 12
    let stepper = UIStepper()
    stepper.maximumValue = 3
    stepper.value = -1
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 5
    segments.insertSegment(withTitle: "c", at: 0, animated: false)
    segments.selectedSegmentIndex = 2
    segments.removeSegment(at: 0, animated: false)
    print(slider.value, stepper.value, segments.selectedSegmentIndex, segments.numberOfSegments)
    print(segments.titleForSegment(at: 1) ?? "nil", segments.titleForSegment(at: 2) ?? "nil")

    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 2
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    print(progress.progress, pages.currentPage)

    let wheel = UIActivityIndicatorView(style: .medium)
    print(wheel.isHidden, wheel.isAnimating)
    wheel.startAnimating()
    print(wheel.isHidden, wheel.isAnimating)
    wheel.stopAnimating()
    print(wheel.isHidden)

    let picker = UIDatePicker()
    picker.maximumDate = Date(timeIntervalSince1970: 10)
    picker.date = Date(timeIntervalSince1970: 20)
    print(picker.date.timeIntervalSince1970)
    print(UIImage(named: "nowhere") == nil, UIImage(systemName: "star") != nil)
    root.addSubview(wheel)
  }

  static func buttons(in root: UIView) {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    print(button.currentTitle ?? "nil", button.titleLabel?.text ?? "nil")
    button.isSelected = true
    print(button.currentTitle ?? "nil", button.title(for: .disabled) ?? "nil")
    button.titleLabel?.text = "By label"
    print(button.titleLabel?.text ?? "nil")

    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configured"
    let configured = UIButton(
      configuration: configuration, primaryAction: UIAction { _ in print("primary") })
    configured.configurationUpdateHandler = { print("update", $0.isEnabled) }
    configured.isEnabled = false
    configured.sendActions(for: .primaryActionTriggered)
    print(configured.configuration?.title ?? "nil")

    let target = Target()
    button.addTarget(target, action: Selector(Target.heard), for: [.touchUpInside, .touchDown])
    button.removeTarget(target, action: nil, for: .touchDown)
    print(button.allControlEvents == .touchUpInside, button.allTargets.count)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    root.addSubview(button)
  }

  private final class Target: UIResponder {
    func heard(_ sender: UIButton) { print("heard", sender.currentTitle ?? "nil") }
  }

  static func texts(in root: UIView) {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "bold")
    print(label.text ?? "nil", label.isUserInteractionEnabled)
    label.text = nil
    print(label.attributedText == nil)
    let field = UITextField()
    print(field.text ?? "nil", field.hasText)
    field.text = nil
    print(field.text ?? "nil")
    let view = UITextView()
    view.insertText("a")
    view.insertText("b")
    print(view.text ?? "nil")
    root.addSubview(label)
  }
}
