import UIKit

/// Prints each layout.
private final class LayingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layout", bounds.width)
  }
}

@MainActor enum Layout {
  private static func words(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: " ")
  }

  static func constraints(in root: UIView) {
    let (box, label, middle) = (UIView(), UILabel(), UIView())
    for view in [box, label, middle] { view.translatesAutoresizingMaskIntoConstraints = false }
    label.text = "1234567890"
    root.addSubview(box)
    box.addSubview(label)
    root.addSubview(middle)
    let height = box.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      height,
      label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      middle.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      middle.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      middle.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      middle.heightAnchor.constraint(equalTo: middle.widthAnchor),
      middle.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    root.layoutIfNeeded()
    print(words(box.frame), "|", words(label.frame), "|", words(middle.frame))
    height.constant = 40
    root.layoutIfNeeded()
    print(words(box.frame), "|", words(middle.frame), root.constraints.count)
    box.removeFromSuperview()
    print(root.constraints.count, height.isActive)
  }

  static func stack(in root: UIView) {
    let labels = ["a", "bb", "ccc"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    root.addSubview(stack)
    root.layoutIfNeeded()
    stack.layoutIfNeeded()
    print(labels.map { words($0.frame) }.joined(separator: " | "))
    stack.distribution = .fillEqually
    labels[1].isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    print(words(labels[0].frame), "|", words(labels[2].frame))
    stack.removeArrangedSubview(labels[0])
    print(stack.arrangedSubviews.count, stack.subviews.count)
    labels[2].removeFromSuperview()
    print(stack.arrangedSubviews.count, stack.subviews.count)
  }

  static func frames(in root: UIView) {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 40))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    root.addSubview(outer)
    print(words(inner.convert(inner.bounds, to: root)), inner.convert(CGPoint.zero, from: root).x)
    outer.frame.size = CGSize(width: 200, height: 80)
    print(words(inner.frame))
    outer.bounds = CGRect(x: 0, y: 30, width: 100, height: 100)
    print(words(outer.frame), inner.convert(CGPoint.zero, to: root).y)
    outer.center = .zero
    print(words(outer.frame))
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.bounds.origin = .zero
    print(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === outer)
    outer.isUserInteractionEnabled = false
    print(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
    print(root.hitTest(CGPoint(x: -1, y: 1), with: nil) == nil)
    outer.transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
    print(outer.transform.a, outer.transform.tx, outer.transform.inverted().a)
    print(CGAffineTransform(rotationAngle: 0).isIdentity)
  }

  static func passes(in root: UIView) {
    let view = LayingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    print("added")
    DispatchQueue.main.async {
      view.frame.size.width = 20
      view.setNeedsLayout()
      print("resized")
    }
    DispatchQueue.main.async {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      print("asked")
    }
  }
}
