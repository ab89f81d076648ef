import Foundation
import NibFormat

/// How a controller's view comes out of a storyboard or xib.
extension UIViewController {
  /// Makes the view where a file has it; whether one has.
  func loadInterface() -> Bool {
    if let scene = interface, let node = scene.nodes.objects.first?.part("view") {
      loadView(node, of: scene)
      return true
    }
    guard let file = nibFile else { return false }
    loadView(from: file)
    return true
  }

  private func loadView(_ node: NibObject, of scene: InterfaceScene) {
    // A view of an old system may be loaded anew.
    guard let view = scene.makeView(node) else { return }
    for (part, guide) in [
      ("topLayoutGuide", UILayoutGuide.top), ("bottomLayoutGuide", UILayoutGuide.bottom),
    ] {
      if let id = scene.nodes.objects.first?.part(part)?.id {
        scene.set(view.barsGuide(guide), as: id)
      }
    }
    EffectLog.shared.withoutUpdates { view.frame = UIScreen.main.bounds }
    scene.makeOthers()
    self.view = view
    scene.connect()
    scene.awake()
    for (segue, container) in scene.takeEmbeds() {
      SegueRuns.shared.run(segue, from: self, sender: nil, isTriggered: false, in: container)
    }
  }

  // MARK: Xibs

  /// The xib that the view is in: the one that was named, else that of the class's name.
  private var nibFile: InterfaceFile? {
    if let nibName {
      guard let file = InterfaceFile.nib(nibName, in: nibBundle) else {
        fatalError(UINib.missing(nibName))
      }
      return file
    }
    let type = Swift.type(of: self)
    guard !Overrides.isUIKit(type), InterfaceFile.hasNibs else { return nil }
    let name = _typeName(type, qualified: false)
    let stem = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return stem.flatMap { InterfaceFile.nib($0, in: nil) } ?? InterfaceFile.nib(name, in: nil)
  }

  private func loadView(from file: InterfaceFile) {
    let (scene, objects) = UINib.make(file, owner: self)
    if interface == nil { interface = scene }
    scene.keep(objects.filter { $0 !== loadedView })
    guard let view = loadedView else {
      fatalError(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(file.name)\" nib but the "
          + "view outlet was not set.")
    }
    EffectLog.shared.withoutUpdates { view.frame = UIScreen.main.bounds }
  }
}

/// A xib, to be made as often as one likes.
@preconcurrency @MainActor open class UINib {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Has no effect: objects from elsewhere are not connected.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }

  /// Makes the top objects; a xib that the app does not have ends it, as on a phone.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let file = InterfaceFile.nib(name, in: bundle) else { fatalError(Self.missing(name)) }
    return Self.make(file, owner: ownerOrNil.map { $0 as AnyObject }).objects
  }

  static func missing(_ name: String) -> String {
    "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name.cappedForLink)'"
  }

  static func make(
    _ file: InterfaceFile, owner: AnyObject?
  ) -> (scene: InterfaceScene, objects: [AnyObject]) {
    let scene = InterfaceScene(file, file.archive.scenes.first ?? NibScene())
    scene.controller = owner as? UIViewController
    if let owner {
      for node in scene.nodes.placeholders where node.kind == "FilesOwner" {
        scene.take(connectionsOf: node, as: owner)
      }
    }
    let objects = scene.nodes.objects.compactMap { scene.make($0) }
    scene.connect()
    scene.awake()
    return (scene, objects)
  }
}

extension Bundle {
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
