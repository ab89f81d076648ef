import UIKit

/// Views that no person would make.
@MainActor enum Hostile {
  private static var kept: [UIView] = []

  static func play(_ scenario: String, in root: UIView) {
    let words = scenario.split(separator: " ")
    let count = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words.first {
    case "many": for _ in 0..<count { root.addSubview(UIView()) }
    case "deep":
      var view = root
      for _ in 0..<count {
        let next = UIView()
        view.addSubview(next)
        kept.append(next)
        view = next
      }
    case "long":
      let label = UILabel()
      label.text = String(repeating: "é", count: count / 2)
      label.accessibilityIdentifier = "long\u{1B}[2J\nname"
      root.addSubview(label)
    case "heavy":
      for index in 0..<count {
        let label = UILabel()
        label.accessibilityIdentifier = "\(index)" + String(repeating: "x", count: 4000)
        root.addSubview(label)
      }
    case "restless": root.addSubview(Restless())
    case "keyboard":
      let field = UITextField()
      field.accessibilityIdentifier = "field"
      field.addAction(UIAction { _ in field.resignFirstResponder() }, for: .editingChanged)
      root.addSubview(field)
    case "endless":
      let fields = (UITextField(), UITextField())
      let passing = Passing(fields)
      fields.0.delegate = passing
      fields.1.delegate = passing
      root.addSubview(fields.0)
      root.addSubview(fields.1)
      fields.0.becomeFirstResponder()
      print("rests", passing.count)
    default: print("no scenario", scenario)
    }
    print("ready")
  }

  /// Wants to be laid out whenever it was.
  private final class Restless: UIView {
    private var count = 0

    override func layoutSubviews() {
      count += 1
      setNeedsLayout()
      if count == 1 || count % 50 == 0 { print("layout", count) }
    }
  }

  /// Hands the keyboard to and fro without end.
  private final class Passing: UITextFieldDelegate {
    let fields: (UITextField, UITextField)
    var count = 0

    init(_ fields: (UITextField, UITextField)) {
      self.fields = fields
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      count += 1
      (textField === fields.0 ? fields.1 : fields.0).becomeFirstResponder()
    }
  }
}
