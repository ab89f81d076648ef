import UIKit

@MainActor enum Animations {
  static func play(in root: UIView) {
    let view = UIView()
    root.addSubview(view)
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0.5
    } completion: {
      print("faded", $0, view.alpha)
    }
    UIView.animate(withDuration: 1, delay: 1, options: [.curveEaseOut]) {
      view.alpha = 1
    } completion: { _ in
      print("shown")
    }
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      view.isHidden = true
    } completion: { _ in
      print("never")
    }
    UIView.transition(with: view, duration: 0.25) {
      view.isHidden = false
    } completion: { _ in
      print("turned")
    }
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 9) {
        view.tag = 1
      } completion: { _ in
        print("at once")
      }
    }
    let other = UIView()
    UIView.transition(from: view, to: other, duration: 0.1) { _ in
      print("swapped", view.superview == nil, other.superview === root)
    }
    print("begun", view.alpha)
  }
}

@MainActor enum Threads {
  static func play(in root: UIView) {
    let label = UILabel()
    root.addSubview(label)
    let box = Unchecked(label: label)
    DispatchQueue.global().async {
      box.set("off main")
      box.set("again")
    }
  }

  private final class Unchecked: @unchecked Sendable {
    let label: UILabel

    init(label: UILabel) {
      self.label = label
    }

    nonisolated func set(_ text: String) {
      let set = { @MainActor in self.label.text = text }
      unsafeBitCast(set, to: (() -> Void).self)()
    }
  }
}

@MainActor enum Editing {
  static func play(in root: UIView) {
    let (first, second) = (UITextField(), UITextField())
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    print(first.becomeFirstResponder())
    root.addSubview(first)
    root.addSubview(second)
    let stubborn = Stubborn()
    first.delegate = stubborn
    print(first.becomeFirstResponder(), first.isFirstResponder, first.isEditing)
    print(second.becomeFirstResponder(), second.isFirstResponder)
    stubborn.mayEnd = true
    print(second.becomeFirstResponder(), first.isFirstResponder, second.isEditing)
    print(root.endEditing(true), second.isFirstResponder, second.resignFirstResponder())
    print(UILabel().becomeFirstResponder())
    print(second.becomeFirstResponder())
    second.removeFromSuperview()
    print(second.isFirstResponder)
  }

  private final class Stubborn: UITextFieldDelegate {
    var mayEnd = false

    func textFieldDidBeginEditing(_ textField: UITextField) { print("first begins") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { print("first ends") }
  }
}
