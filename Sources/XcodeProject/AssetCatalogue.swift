import Foundation

/// Reads asset catalogues: folders of sets, each with a `Contents.json` that says what is in it.
public struct AssetCatalogue {
  /// Sets of all catalogues that are read.
  static let maximumSets = 2000
  /// Bytes of one `Contents.json`.
  static let maximumContents = 256 << 10

  private let files: SubmittedFiles
  /// The beginning of a file of the submission, of at most so many bytes.
  private let read: (String, Int) -> [UInt8]?
  public private(set) var assets = Assets()
  private var sets = 0

  public init(files: [String], read: @escaping (String, Int) -> [UInt8]?) {
    self.files = SubmittedFiles(files)
    self.read = read
  }

  /// Adds what a catalogue holds; a set that cannot be read is passed over, as by a phone.
  public mutating func add(_ catalogue: String) {
    var namespaces: Set<String> = []
    let contents = files.inside(of: catalogue).filter {
      ProjectPath.name(of: $0) == "Contents.json"
    }
    // A folder comes before what is in it.
    for path in contents.sorted(by: { $0.utf8.count < $1.utf8.count }) {
      sets += 1
      guard sets <= Self.maximumSets else { return }
      let folder = ProjectPath.folder(of: path)
      guard folder != catalogue, let said = decode(path) else { continue }
      let type = ProjectPath.type(of: folder)
      guard ["imageset", "colorset"].contains(type) else {
        if said.properties?.providesNamespace == true { namespaces.insert(folder) }
        continue
      }
      let name = name(of: folder, in: catalogue, namespaces)
      if type == "imageset" {
        if let image = image(said, in: folder) { assets.images[name] = image }
      } else if let color = color(said) {
        assets.colors[name] = color
      }
    }
  }

  /// `Birds/owl` for a set inside of a folder that gives its name to what it holds.
  private func name(of set: String, in catalogue: String, _ namespaces: Set<String>) -> String {
    let own = ProjectPath.name(of: set)
    var name = own.lastIndex(of: ".").map { String(own[..<$0]) } ?? own
    var folder = ProjectPath.folder(of: set)
    while folder.utf8.count > catalogue.utf8.count {
      if namespaces.contains(folder) { name = ProjectPath.name(of: folder) + "/" + name }
      folder = ProjectPath.folder(of: folder)
    }
    return name
  }

  // MARK: Sets

  private func image(_ said: Contents, in folder: String) -> Assets.Image? {
    var best: Assets.Image?
    for entry in said.images ?? [] where entry.isForPhone {
      guard let file = entry.filename, let path = ProjectPath.resolve(file, in: folder),
        files.contains(path), let bytes = read(path, ImageSize.maximumBytes)
      else { continue }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      guard [1, 2, 3].contains(scale) else { continue }
      let size = ImageSize(bytes)
      let image = Assets.Image(
        width: (size?.width ?? 0) / scale, height: (size?.height ?? 0) / scale, scale: scale)
      if best.map({ $0.scale < scale }) ?? true { best = image }
    }
    return best
  }

  private func color(_ said: Contents) -> [Double]? {
    let entries = (said.colors ?? []).filter(\.isForPhone)
    guard let parts = entries.compactMap({ $0.color?.components }).first else { return nil }
    let alpha = parts["alpha"].flatMap(Self.part) ?? 1
    if let white = parts["white"].flatMap(Self.part) { return [white, white, white, alpha] }
    let tones = ["red", "green", "blue"].compactMap { parts[$0].flatMap(Self.part) }
    return tones.count == 3 ? tones + [alpha] : nil
  }

  /// `0.980`, `0xFA` or `250`.
  private static func part(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { min(Double(max($0, 0)) / 255, 1) }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return min(max(text.contains(".") ? value : value / 255, 0), 1)
  }

  // MARK: Contents.json

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Color: Decodable {
        var components: [String: String]?
      }

      struct Appearance: Decodable {}

      var filename: String?
      var idiom: String?
      var scale: String?
      var color: Color?
      var appearances: [Appearance]?

      var isForPhone: Bool {
        (appearances ?? []).isEmpty && ["universal", "iphone", nil].contains(idiom)
      }
    }

    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var images: [Entry]?
    var colors: [Entry]?
    var properties: Properties?
  }

  private func decode(_ path: String) -> Contents? {
    guard let bytes = read(path, Self.maximumContents) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: Data(bytes))
  }
}
