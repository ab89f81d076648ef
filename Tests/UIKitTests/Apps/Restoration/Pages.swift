import UIKit

/// A screen that its class makes again.
class Page: UIViewController, UIViewControllerRestoration {
  let scroll = UIScrollView()
  var note: String?

  init(_ name: String?) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    // Those that stand in the first interface are found where they are.
    if let name, !["list", "first", "second", "home", "primary", "left"].contains(name) {
      restorationClass = Page.self
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    print("make \(identifierComponents.joined(separator: "/"))")
    return Page(identifierComponents.last)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.restorationIdentifier = "scroll"
    view.addSubview(scroll)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode("note of \(restorationIdentifier ?? "?")", forKey: "note")
    coder.encode(CGFloat(0.5), forKey: "fraction")
    coder.encode(["nested": [self, self]], forKey: "selves")
    coder.encode(view, forKey: "view")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decodeObject(forKey: "note") as? String
    let selves = coder.decodeObject(forKey: "selves") as? [String: [UIViewController]]
    let isEmpty =
      coder.decodeObject(forKey: "never") == nil && coder.decodeInteger(forKey: "n") == 0
    print(
      "decode \(restorationIdentifier ?? "?") \(coder.decodeDouble(forKey: "fraction"))",
      selves?["nested"]?.filter { $0 === self }.count ?? 0,
      isEmpty && !coder.containsValue(forKey: "never"),
      coder.decodeObject(forKey: "view") == nil, scroll.contentOffset.y)
  }
}

/// A container of one's own, which encodes its children by itself.
class Pair: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "pair"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(Page("left"))
  }

  func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(children.last, forKey: "chosen")
    coder.encode(children.first, forKey: "left")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    print("left \(coder.decodeObject(forKey: "left") as? Page === children.first)")
    if let chosen = coder.decodeObject(forKey: "chosen") as? Page, children.count == 1 {
      show(chosen)
    }
  }
}
