import Foundation
import NibFormat
import XCTest

final class GoldenArchiveTests: XCTestCase {
  func testAStoryboardOfXcode26IsReadWhole() throws {
    try assertGolden(fixture("SingleViewXcode26.storyboard"), "SingleViewXcode26.storyboard")
  }

  func testAStoryboardOfXcode8IsReadWhole() throws {
    try assertGolden(fixture("SingleViewXcode8.storyboard"), "SingleViewXcode8.storyboard")
  }

  func testAXibOfACellIsReadWhole() throws {
    try assertGolden(fixture("PlayerCell.xib"), "PlayerCell.xib")
  }

  func testEveryArchiveSurvivesItsJSON() throws {
    for name in fixtureNames {
      let archive = try fixture(name)

      let data = try JSONEncoder().encode(archive)

      XCTAssertEqual(try JSONDecoder().decode(NibArchive.self, from: data), archive, name)
    }
  }

  func testReadingTwiceGivesTheSame() throws {
    for name in fixtureNames { XCTAssertEqual(try fixture(name), try fixture(name), name) }
  }
}
