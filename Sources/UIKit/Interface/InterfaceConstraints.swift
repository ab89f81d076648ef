import Foundation
import NibFormat

/// Makes the constraints that Interface Builder has drawn.
@MainActor enum InterfaceConstraints {
  /// nil where an item is missing, or an attribute unknown.
  static func make(
    _ node: NibObject, in scene: InterfaceScene, holder: UIView
  ) -> NSLayoutConstraint? {
    let first = node.object("firstItem").map { scene[$0] } ?? holder
    guard let first, let attribute = attribute(node, "firstAttribute", of: first) else {
      return nil
    }
    var second: AnyObject?
    if let id = node.object("secondItem") {
      guard let found = scene[id] else { return nil }
      second = found
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation(node), toItem: second,
      attribute: self.attribute(node, "secondAttribute", of: second) ?? .notAnAttribute,
      multiplier: number(node, "multiplier", in: scene) ?? 1,
      constant: number(node, "constant", in: scene) ?? 0)
    if let priority = number(node, "priority", in: scene) {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = node.string("identifier")
    constraint.hold(in: holder)
    return constraint
  }

  private static func number(
    _ node: NibObject, _ key: String, in scene: InterfaceScene
  ) -> CGFloat? {
    node.values[key].map { InterfaceValue($0, scene.file).length }
  }

  private static func relation(_ node: NibObject) -> NSLayoutConstraint.Relation {
    switch node.string("relation") {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  /// A side of an item; of the bars' guides of old the side that the content begins at.
  private static func attribute(
    _ node: NibObject, _ key: String, of item: AnyObject?
  ) -> NSLayoutConstraint.Attribute? {
    guard let word = node.string(key) else { return nil }
    if let guide = item as? UILayoutGuide, guide.isOfBars {
      if word == "bottom", guide.identifier == UILayoutGuide.top { return .top }
      if word == "top", guide.identifier == UILayoutGuide.bottom { return .bottom }
    }
    return NSLayoutConstraint.Attribute(
      word: word,
      of: "notAnAttribute left right top bottom leading trailing width height centerX centerY "
        + "lastBaseline firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin "
        + "trailingMargin centerXWithinMargins centerYWithinMargins")
  }
}

extension UILayoutGuide {
  static let top = "top layout guide"
  static let bottom = "bottom layout guide"

  var isOfBars: Bool { identifier == Self.top || identifier == Self.bottom }
}

extension UIView {
  /// A guide of before iOS 11: the space between the bars of a controller's view.
  func barsGuide(_ identifier: String) -> UILayoutGuide {
    if let guide = layout.standardGuides[identifier] { return guide }
    let guide = UILayoutGuide(in: self) { $0.safeAreaInsets }
    guide.identifier = identifier
    layout.standardGuides[identifier] = guide
    return guide
  }
}

extension UIScrollView {
  /// What the content takes up; as wide and high as the view itself while nothing else is known.
  public var contentLayoutGuide: UILayoutGuide { edgesGuide("content") }
  public var frameLayoutGuide: UILayoutGuide { edgesGuide("frame") }

  private func edgesGuide(_ name: String) -> UILayoutGuide {
    if let guide = layout.standardGuides[name] { return guide }
    let guide = UILayoutGuide(in: self) { _ in .zero }
    layout.standardGuides[name] = guide
    return guide
  }
}
