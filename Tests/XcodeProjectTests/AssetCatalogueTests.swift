import Foundation
import SeededRandom
import XCTest

@testable import XcodeProject

final class AssetCatalogueTests: XCTestCase {
  private func assets(_ name: String) throws -> Assets {
    let fixture = try XcodeFixture(name)
    var reader = AssetCatalogue(files: fixture.files) { path, limit in
      (try? Data(contentsOf: fixture.folder.appendingPathComponent(path))).map {
        Array($0.prefix(limit))
      }
    }
    for catalogue in try fixture.target().catalogues { reader.add(catalogue) }
    return reader.assets
  }

  private func assets(_ files: [String: String]) -> Assets {
    var reader = AssetCatalogue(files: Array(files.keys)) { path, limit in
      files[path].map { Array($0.utf8.prefix(limit)) }
    }
    reader.add("A.xcassets")
    return reader.assets
  }

  func testPicturesHaveTheirSizeInPoints() throws {
    XCTAssertEqual(
      try assets("AppBased").images, ["sun": .init(width: 20, height: 20, scale: 2)])
    XCTAssertEqual(
      try assets("Xcode26").images, ["badge": .init(width: 10, height: 12, scale: 2)])
  }

  func testColoursAreThoseOfDaylightUnderTheNamesOfTheirFolders() throws {
    XCTAssertEqual(
      try assets("SceneBased").colors,
      ["AccentColor": [0.1, 0.4, 0.9, 1], "Paper/Sheet": [0.98, 0.97, 0.94, 1]])
  }

  func testComponentsAreReadInAllOfXcodesSpellings() {
    let color = """
      {"colors": [{"idiom": "ipad", "color": {"components": {"white": "0.1"}}},
        {"idiom": "universal", "color": {"components":
          {"red": "0xFF", "green": "51", "blue": "0.5", "alpha": "1.000"}}}]}
      """
    let white = #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "1.0"}}}]}"#
    let files = [
      "A.xcassets/a.colorset/Contents.json": color,
      "A.xcassets/g/b.colorset/Contents.json": white,
      "A.xcassets/c.colorset/Contents.json": "[[[",
      "A.xcassets/d.imageset/Contents.json": #"{"images": [{"filename": "../../secret.png"}]}"#,
      "secret.png": "x",
    ]

    XCTAssertEqual(assets(files).colors, ["a": [1, 0.2, 0.5, 1], "b": [1, 1, 1, 1]])
  }

  func testSizesOfOtherFormatsAreRead() {
    func size(_ text: String) -> [Double]? {
      ImageSize(Array(text.utf8)).map { [$0.width, $0.height] }
    }
    XCTAssertEqual(size("<svg xmlns=\"x\" width=\"24\" height=\"12px\"></svg>"), [24, 12])
    XCTAssertEqual(size("<?xml?><svg viewBox=\"0 0 10 20\">"), [10, 20])
    XCTAssertEqual(size("%PDF-1.4\n<< /MediaBox [0 0 30 40] >>"), [30, 40])
    XCTAssertNil(size("no picture"))
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 7, 1, 2, 3]
    XCTAssertEqual(ImageSize(jpeg), ImageSize(Array("<svg width=\"258\" height=\"7\">".utf8)))
    XCTAssertEqual(ImageSize(Array("GIF89a".utf8) + [3, 1, 4, 0])?.width, 259)
  }

  func testNoPictureMakesTheReaderTrap() {
    var random = SeededGenerator(seed: 8)
    let starts: [[UInt8]] = [
      [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF8".utf8),
      Array("%PDF /MediaBox[".utf8), Array("<svg ".utf8),
    ]
    for _ in 0..<2000 {
      let tail = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let size = ImageSize((starts.randomElement(using: &random) ?? []) + tail)
      XCTAssertTrue(size.map { $0.width >= 0 && $0.height >= 0 } ?? true)
    }
  }

  func testPicturesBesideTheCataloguesHaveNamesWithAndWithoutTheirType() {
    var assets = Assets()
    assets.addImage(named: "owl@2x.svg", Array("<svg width=\"8\" height=\"4\">".utf8))
    assets.addImage(named: "notes.txt", Array("<svg width=\"8\" height=\"4\">".utf8))

    let owl = Assets.Image(width: 4, height: 2, scale: 2)
    XCTAssertEqual(assets.images, ["owl": owl, "owl.svg": owl])
  }
}
