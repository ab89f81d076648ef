import AppJail

/// Where the folders of one compilation stand.
struct BuildLayout: Hashable, Sendable {
  /// The passed sources.
  var sources: String
  /// What they compile against.
  var sdk: String
  /// Compiled headers of the C library and of the toolchain.
  var moduleCache: String
  /// What the compiler writes.
  var products: String

  /// Where the compiler finds them under bubblewrap: the same for every submission and machine.
  static let inJail = BuildLayout(
    sources: "/App", sdk: "/sdk", moduleCache: "/modules", products: "/products")

  var object: String { "\(products)/App.o" }
  var diagnostics: String { "\(products)/App.dia" }
  var autolink: String { "\(products)/App.autolink" }
  var app: String { "\(products)/App" }

  /// Pairs of the folders here and there.
  func matched(with other: BuildLayout) -> [(here: String, there: String)] {
    [
      (sources, other.sources), (sdk, other.sdk), (moduleCache, other.moduleCache),
      (products, other.products),
    ]
  }
}
