/// The pictures and colours that an app finds by their names.
public struct Assets: Hashable, Sendable, Codable {
  public struct Image: Hashable, Sendable, Codable {
    /// In points.
    public var width: Double
    public var height: Double
    /// Pixels of a point.
    public var scale: Double
  }

  public var images: [String: Image] = [:]
  /// Red, green, blue and alpha, each from 0 to 1, as they are in daylight.
  public var colors: [String: [Double]] = [:]

  public init() {}

  public var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  /// Adds a picture that stands beside the catalogues, which is found with and without its type.
  public mutating func addImage(named name: String, _ beginning: [UInt8]) {
    guard ["png", "jpg", "jpeg", "gif", "pdf", "svg"].contains(ProjectPath.type(of: name)),
      let size = ImageSize(beginning)
    else { return }
    var plain = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    var scale = 1.0
    for (suffix, value) in [("@2x", 2.0), ("@3x", 3.0)] where plain.hasSuffix(suffix) {
      plain = String(plain.dropLast(3))
      scale = value
    }
    let image = Image(width: size.width / scale, height: size.height / scale, scale: scale)
    for name in [plain, "\(plain).\(ProjectPath.type(of: name))"] {
      if images[name].map({ $0.scale < scale }) ?? true { images[name] = image }
    }
  }
}
