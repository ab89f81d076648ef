import AppLink
import Foundation

/// A picture by its name; nothing is decoded or drawn.
public final class UIImage: Hashable, Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// In points; of a picture from data nil is known, and 0 is said.
  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  public let imageOrientation = Orientation.up
  public let isSymbolImage: Bool
  private let name: String
  private let data: Data?

  private init(
    name: String, data: Data? = nil, size: CGSize = .zero, scale: CGFloat = 1,
    isSymbol: Bool = false, mode: RenderingMode = .automatic
  ) {
    self.name = name
    self.data = data
    self.size = size
    self.scale = scale
    isSymbolImage = isSymbol
    renderingMode = mode
  }

  /// An empty picture.
  public convenience init() {
    self.init(name: "")
  }

  /// A picture of the app's asset catalogues, or a file of that name beside the app, with or without
  /// `@2x`, `@3x` and an extension.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    let bundle = bundle ?? .main
    if bundle == .main, let image = AssetFile.ofApp.images[name] {
      let size = CGSize(width: image.width, height: image.height)
      self.init(name: name, size: size, scale: CGFloat(image.scale))
    } else if let file = ImageFiles.find(name, in: bundle) {
      self.init(name: name, data: file)
    } else {
      return nil
    }
  }

  /// A symbol of any name: which ones Apple has is not known here.
  public convenience init?(systemName name: String, withConfiguration: Configuration? = nil) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: CGSize(width: 20, height: 20), isSymbol: true)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(name: (path as NSString).lastPathComponent, data: data)
  }

  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard !data.isEmpty else { return nil }
    self.init(name: "data", data: data, scale: scale)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    copy(mode: renderingMode)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  private func copy(mode: RenderingMode) -> UIImage {
    UIImage(name: name, data: data, size: size, scale: scale, isSymbol: isSymbolImage, mode: mode)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    (a.name, a.data, a.isSymbolImage, a.renderingMode)
      == (b.name, b.data, b.isSymbolImage, b.renderingMode)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isSymbolImage)
  }

  /// The name, by which a trace tells of the picture.
  var linkValue: LinkValue { .string(name.cappedForTree) }
}

extension UIImage {
  open class Configuration {
    public init() {}
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How a symbol is drawn; kept, and not used.
  public final class SymbolConfiguration: Configuration {
    public convenience init(
      pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: SymbolScale = .default
    ) {
      self.init()
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
    }

    public convenience init(scale: SymbolScale) {
      self.init()
    }
  }
}

/// Pictures among the files that came with the app.
private enum ImageFiles {
  /// The longest picture that is read, in bytes.
  private static let longest: UInt64 = 4 << 20

  static func find(_ name: String, in bundle: Bundle) -> Data? {
    let name = name as NSString
    guard name.length > 0, !name.pathComponents.contains("..") else { return nil }
    let suffix = name.pathExtension.isEmpty ? "png" : name.pathExtension
    for scale in ["", "@2x", "@3x"] {
      let file = name.deletingPathExtension + scale
      for kind in [suffix, "jpg", "jpeg"] {
        guard let path = bundle.path(forResource: file, ofType: kind),
          let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt64,
          size <= longest
        else { continue }
        return FileManager.default.contents(atPath: path)
      }
    }
    return nil
  }
}
