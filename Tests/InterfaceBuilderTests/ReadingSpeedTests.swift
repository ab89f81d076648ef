import InterfaceBuilder
import XCTest

final class ReadingSpeedTests: XCTestCase {
  func testAStoryboardOfAThousandElementsIsReadAtOnce() throws {
    // Each label is five elements.
    let labels = (0..<200).map {
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label \($0)"
        textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="2"
        adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-\($0)">
      <rect key="frame" x="16" y="\($0)" width="343" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" systemColor="labelColor"/>
      <nil key="highlightedColor"/>
      </label>
      """
    }
    let bytes = storyboard(labels.joined(separator: "\n"))
    let clock = ContinuousClock()

    var best = Duration.seconds(1)
    for _ in 0..<5 {
      best = min(
        best,
        try clock.measure {
          _ = try InterfaceReader.archive(of: bytes, kind: .storyboard)
        })
    }

    print("a storyboard of 1,000 elements: \(best)")
    XCTAssertLessThan(best, .milliseconds(50))
  }
}
