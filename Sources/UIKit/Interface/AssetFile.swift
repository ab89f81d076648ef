import Foundation

/// What of the app's asset catalogues is known here: the sizes of pictures, and colours.
struct AssetFile: Decodable {
  struct Image: Decodable {
    /// In points.
    var width: Double
    var height: Double
    /// Pixels of a point.
    var scale: Double
  }

  var images: [String: Image] = [:]
  /// Red, green, blue and alpha, each from 0 to 1.
  var colors: [String: [Double]] = [:]

  /// Those of the app's bundle; empty where it has none.
  static let ofApp: AssetFile = {
    guard let url = Bundle.main.url(forResource: "Assets", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(AssetFile.self, from: data)
    else { return AssetFile() }
    return file
  }()
}

extension UIColor {
  /// A colour of the app's asset catalogues; nil where they have none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard bundle.map({ $0 == .main }) ?? true, let color = UIColor.ofCatalogue(name) else {
      return nil
    }
    self.init(copying: color)
  }

  /// A colour of the app's asset catalogues.
  static func ofCatalogue(_ name: String) -> UIColor? {
    guard let parts = AssetFile.ofApp.colors[name], parts.count == 4 else { return nil }
    return UIColor(
      red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]),
      alpha: CGFloat(parts[3]))
  }
}
