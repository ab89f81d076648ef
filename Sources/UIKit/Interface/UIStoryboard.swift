import AppLink
import Foundation
import NibFormat

/// Controllers and their views as they were drawn in Xcode. The device decides when one is made, and
/// when it wakes up.
@preconcurrency @MainActor open class UIStoryboard {
  let file: InterfaceFile

  /// A storyboard that the app does not have ends it, as on a phone.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let file = InterfaceFile.storyboard(name, in: storyboardBundleOrNil) else {
      fatalError(
        "Could not find a storyboard named '\(name.cappedForLink)' in bundle NSBundle (loaded)")
    }
    self.file = file
  }

  init(_ file: InterfaceFile) {
    self.file = file
  }

  var name: String { file.name }

  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.map { make($0, of: file) }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene(identified: identifier), of: file)
  }

  /// - Parameter creator: makes the controller by an initialiser of its own; nil leaves it to
  ///   `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.flatMap { make($0, of: file, creator: creator) as? ViewController }
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(scene(identified: identifier), of: file, creator: creator)
    guard let controller = made as? ViewController else {
      fatalError(
        "Custom instantiated \(made.objectDescription) is not kind of expected class "
          + "\(_typeName(ViewController.self, qualified: false))")
    }
    return controller
  }

  // MARK: Scenes

  private var initialScene: NibScene? { file.archive.initial.flatMap { file.scene(of: $0) } }

  private func scene(identified identifier: String) -> NibScene {
    guard let scene = file.scene(identified: identifier) else {
      fatalError(
        "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
          + "'\(identifier.cappedForLink)'")
    }
    return scene
  }

  /// The controller of an object that a segue leads to; nil where the file has none.
  func make(
    object: String, isPart: Bool = false, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    file.scene(of: object).map { make($0, of: file, isPart: isPart, creator: creator) }
  }

  private func make(
    _ scene: NibScene, of file: InterfaceFile, isPart: Bool = false,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    var place = (scene: scene, file: file)
    // A reference may lead to another one; a ring of them leads nowhere.
    for _ in 0..<8 where place.scene.objects.first?.kind == Self.reference {
      place = Self.follow(place.scene, in: place.file)
    }
    guard place.scene.objects.first?.kind != Self.reference else {
      fatalError("The references of storyboard '\(file.name)' lead to no view controller")
    }
    return ControllerMaking.shared.make(place.scene, of: place.file, isPart: isPart, creator)
  }

  // MARK: References to other storyboards

  private static let reference = "ViewControllerPlaceholder"

  private static func follow(
    _ scene: NibScene, in file: InterfaceFile
  ) -> (scene: NibScene, file: InterfaceFile) {
    let node = scene.objects.first
    let storyboard =
      node?.string("storyboardName").map { UIStoryboard(name: $0, bundle: file.bundle) }
      ?? UIStoryboard(file)
    guard let identifier = node?.string("referencedIdentifier") else {
      guard let initial = storyboard.initialScene else {
        fatalError(
          "Storyboard reference to '\(storyboard.name)' leads to a storyboard without an initial "
            + "view controller")
      }
      return (initial, storyboard.file)
    }
    return (storyboard.scene(identified: identifier), storyboard.file)
  }
}

extension UIViewController {
  /// The storyboard that the controller came out of.
  public var storyboard: UIStoryboard? {
    guard let file = interface?.file, file.archive.kind == .storyboard else { return nil }
    return UIStoryboard(file)
  }
}
