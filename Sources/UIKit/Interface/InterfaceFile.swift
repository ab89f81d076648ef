import Foundation
import NibFormat

/// A storyboard or xib in the app's bundle, as the build has put it there.
@MainActor final class InterfaceFile {
  let name: String
  let bundle: Bundle?
  let archive: NibArchive

  private static var known: [String: InterfaceFile?] = [:]
  /// The longest file that is read, in bytes.
  private static let longest = 8 << 20

  private init(name: String, bundle: Bundle?, archive: NibArchive) {
    self.name = name
    self.bundle = bundle
    self.archive = archive
  }

  static func storyboard(_ name: String, in bundle: Bundle?) -> InterfaceFile? {
    file(name, "storyboardc.json", in: bundle)
  }

  static func nib(_ name: String, in bundle: Bundle?) -> InterfaceFile? {
    file(name, "nib.json", in: bundle)
  }

  /// Each file is read once.
  private static func file(_ name: String, _ suffix: String, in bundle: Bundle?) -> InterfaceFile? {
    let key = "\(bundle?.bundlePath ?? "")/\(name).\(suffix)"
    if let file = known[key] { return file }
    let file = read(name, suffix, bundle ?? .main).map {
      InterfaceFile(name: name, bundle: bundle, archive: $0)
    }
    known[key] = .some(file)
    return file
  }

  private static func read(_ name: String, _ suffix: String, _ bundle: Bundle) -> NibArchive? {
    guard !name.isEmpty, let url = bundle.url(forResource: name, withExtension: suffix),
      let data = FileManager.default.contents(atPath: url.path), data.count <= longest
    else { return nil }
    return try? JSONDecoder().decode(NibArchive.self, from: data)
  }

  /// Whether the app has any xib.
  static let hasNibs: Bool = {
    let names = Bundle.main.resourcePath.flatMap {
      try? FileManager.default.contentsOfDirectory(atPath: $0)
    }
    return names?.contains { $0.hasSuffix(".nib.json") } ?? false
  }()

  // MARK: Scenes

  /// The scene of a controller, by the identifier of its object.
  func scene(of object: String) -> NibScene? {
    archive.scenes.first { $0.objects.first?.id == object }
  }

  /// The scene of a controller, by what the student calls it.
  func scene(identified identifier: String) -> NibScene? {
    archive.scenes.first {
      $0.objects.first?.values["storyboardIdentifier"] == .string(identifier)
    }
  }
}

extension NibObject {
  func part(_ name: String) -> NibObject? { parts[name]?.first }

  func string(_ name: String) -> String? {
    if case .string(let text)? = values[name] { text } else { nil }
  }

  /// The identifier of another object that a value names.
  func object(_ name: String) -> String? {
    if case .object(let id)? = values[name] { id } else { nil }
  }

  var segues: [NibSegue] {
    connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
  }

  /// The object and all below it.
  var tree: [NibObject] {
    var found: [NibObject] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      found.append(next)
      waiting += next.parts.sorted { $0.key < $1.key }.flatMap(\.value)
    }
    return found
  }
}
