import UIKit

/// One of each control, and prints what it hears.
final class FormController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private var score = 0
  private lazy var scoreLabel: UILabel = {
    let label = UILabel()
    label.text = "0"
    return label
  }()
  let add = UIButton(type: .system)
  let name = UITextField()
  let town = UITextField()
  let notes = UITextView()
  let sound = UISwitch()
  let volume = UISlider()
  let sizes = UISegmentedControl(items: ["Small", "Large", "Huge"])
  let count = UIStepper()
  let card = CardView()
  let off = UIButton(configuration: .filled())
  let hidden = UIButton()
  let untouchable = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    scoreLabel.accessibilityIdentifier = "score"
    add.setTitle("Score a point", for: .normal)
    add.addTarget(self, action: Selector(FormController.scorePoint), for: .touchUpInside)
    off.configuration?.title = "Off"
    off.isEnabled = false
    hidden.setTitle("Hidden", for: .normal)
    hidden.isHidden = true
    untouchable.setTitle("Untouchable", for: .normal)
    untouchable.isUserInteractionEnabled = false
    makeTexts()
    makeValues()
    makeGestures()
    for view in [
      scoreLabel, add, name, town, notes, sound, volume, sizes, count, card, off, hidden,
      untouchable,
    ] as [UIView] { view.superview == nil ? self.view.addSubview(view) : () }
  }

  private func makeTexts() {
    name.placeholder = "Your name"
    name.delegate = self
    name.addAction(
      UIAction { [weak self] _ in print("changed", self?.name.text ?? "") }, for: .editingChanged)
    town.accessibilityIdentifier = "town"
    town.addAction(UIAction { _ in print("done") }, for: .editingDidEndOnExit)
    notes.accessibilityIdentifier = "notes"
    notes.delegate = self
  }

  private func makeValues() {
    sound.accessibilityLabel = "Sound"
    sound.addAction(
      UIAction { action in print("sound", (action.sender as? UISwitch)?.isOn ?? "-") },
      for: .valueChanged)
    volume.addAction(
      UIAction { [weak self] _ in print("volume", self?.volume.value ?? -1) }, for: .valueChanged)
    sizes.addAction(
      UIAction { [weak self] _ in print("size", self?.sizes.selectedSegmentIndex ?? -1) },
      for: .valueChanged)
    sizes.setEnabled(false, forSegmentAt: 2)
    count.maximumValue = 2
    count.addAction(
      UIAction { [weak self] _ in print("count", self?.count.value ?? -1) }, for: .valueChanged)
  }

  private func makeGestures() {
    let swipe = UISwipeGestureRecognizer(target: self, action: Selector(FormController.swiped))
    swipe.direction = [.left, .up]
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(FormController.pressed))
    card.addGestureRecognizer(swipe)
    card.addGestureRecognizer(press)
    let tap = UITapGestureRecognizer(target: self, action: Selector(FormController.tapped))
    scoreLabel.isUserInteractionEnabled = true
    scoreLabel.addGestureRecognizer(tap)
  }

  func scorePoint(_ sender: UIButton) {
    score += 1
    scoreLabel.text = "\(score)"
    print("scored", sender === add)
  }

  func swiped(_ recognizer: UISwipeGestureRecognizer) {
    print("swiped", recognizer.view === card, recognizer.state == .ended)
  }

  func pressed(_ recognizer: UILongPressGestureRecognizer) {
    print("pressed", recognizer.state == .began ? "began" : "ended")
  }

  func tapped() { print("tapped on the score") }

  // MARK: Text

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    print("should begin")
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    print("ended", textField.text ?? "nil", textField.isFirstResponder)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string != "x"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { print("notes begin") }
  func textViewDidChange(_ textView: UITextView) { print("notes", textView.text ?? "nil") }
}

/// A view of the app's own, with a label in it and touches of its own.
final class CardView: UIView {
  let face = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    face.text = "Queen"
    addSubview(face)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("touch", touches.count, touches.first?.view === self, event?.type == .touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    print("touch ended")
  }
}
