import NibFormat
import Wording

/// Reads storyboards and xibs as Xcode 5 and later write them.
///
/// What the archive's values and parts are called, `Documentation/Nibs.md` lists.
public enum InterfaceReader {
  /// The largest file that is read, in bytes.
  public static let maximumBytes = ElementParser.maximumBytes

  /// Reads a file's bytes; a problem is a fragment whose subject is the file, such as “is empty”.
  public static func archive(
    of bytes: [UInt8], kind: NibArchive.Kind
  ) throws(FileProblem) -> NibArchive {
    let document = try ElementParser.parse(bytes)
    try DocumentCheck(document: document, kind: kind).check()
    var variations = Variations()
    let installed = variations.apply(to: document)
    let reader = ObjectReader(removed: variations.removed)
    var archive = NibArchive(kind: kind, initial: document["initialViewController"])
    for objects in lists(of: installed, kind) {
      archive.scenes.append(try scene(of: objects, reader))
    }
    try addResources(of: document, to: &archive)
    return archive
  }

  /// The elements that hold the objects of each scene.
  static func lists(of document: InterfaceElement, _ kind: NibArchive.Kind) -> [InterfaceElement] {
    switch kind {
    case .xib: document.all("objects")
    case .storyboard:
      document.all("scenes").flatMap { $0.all("scene") }.flatMap { $0.all("objects") }
    }
  }

  private static func scene(
    of objects: InterfaceElement, _ reader: ObjectReader
  ) throws(FileProblem) -> NibScene {
    var scene = NibScene()
    for element in objects.children {
      guard let kind = placeholder(element) else {
        let object = try reader.object(element)
        let isController = element["sceneMemberID"] == "viewController"
        scene.objects.insert(object, at: isController ? 0 : scene.objects.count)
        continue
      }
      var object = NibObject(
        id: element["id"] ?? "", kind: kind, customClass: withoutModule(element["customClass"]))
      for child in element.all("connections") { object.connections += try child.connections() }
      scene.placeholders.append(object)
    }
    return scene
  }

  /// The kind of an element that stands for an object that is there already.
  private static func placeholder(_ element: InterfaceElement) -> String? {
    switch (element.name, element["placeholderIdentifier"]) {
    case ("exit", _): "Exit"
    case ("placeholder", "IBFilesOwner"): "FilesOwner"
    case ("placeholder", "IBFirstResponder"): "FirstResponder"
    case ("placeholder", let other): other ?? "Placeholder"
    default: nil
    }
  }

  /// What Xcode noted about named pictures and colours when it saved the file.
  private static func addResources(
    of document: InterfaceElement, to archive: inout NibArchive
  ) throws(FileProblem) {
    for resource in document.all("resources").flatMap(\.children) {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        archive.images[name] = [
          try resource.number("width") ?? 0, try resource.number("height") ?? 0,
        ]
      case "namedColor", "systemColor":
        archive.colors[name] = try resource.first("color")?.components()
      default: break
      }
    }
  }
}
