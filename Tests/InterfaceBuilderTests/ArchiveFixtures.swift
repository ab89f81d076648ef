import Foundation
import InterfaceBuilder
import NibFormat
import Wording
import XCTest

/// A file of `Fixtures`, read.
func fixture(_ name: String) throws -> NibArchive {
  try InterfaceReader.archive(
    of: fixtureBytes(name), kind: name.hasSuffix(".xib") ? .xib : .storyboard)
}

func fixtureBytes(_ name: String) throws -> [UInt8] {
  let file = testFolder.appending(components: "Fixtures", name)
  return Array(try XCTUnwrap(FileManager.default.contents(atPath: file.path), name))
}

let fixtureNames = [
  "SingleViewXcode8.storyboard", "SingleViewXcode26.storyboard", "NavigationTable.storyboard",
  "TabBar.storyboard", "DetailViewController.xib", "PlayerCell.xib",
]

/// A storyboard of one controller with an empty identifier-less view around the elements.
func storyboard(_ subviews: String, document: String = "", controller: String = "") -> [UInt8] {
  Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(document)>
    <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" id="v"><subviews>\(subviews)</subviews></view>\(controller)
    </viewController></objects></scene></scenes>
    </document>
    """.utf8)
}

/// The object that an element in a view becomes.
func object(_ element: String) throws -> NibObject {
  let archive = try InterfaceReader.archive(of: storyboard(element), kind: .storyboard)
  let view = archive.scenes.first?.objects.first?.parts["view"]?.first
  return try XCTUnwrap(view?.parts["subviews"]?.first)
}

/// The problem with a file, “none” where there is none.
func problem(_ bytes: [UInt8], _ kind: NibArchive.Kind = .storyboard) -> FileProblem {
  do throws(FileProblem) {
    _ = try InterfaceReader.archive(of: bytes, kind: kind)
    return FileProblem("none")
  } catch {
    return error
  }
}

extension NibArchive {
  /// All objects, with those that they hold.
  var objects: [NibObject] { scenes.flatMap { ($0.objects + $0.placeholders).flatMap(\.tree) } }

  func object(_ id: String) throws -> NibObject {
    try XCTUnwrap(objects.first { $0.id == id }, id)
  }
}

extension NibObject {
  var tree: [NibObject] { [self] + parts.values.flatMap { $0.flatMap(\.tree) } }

  func ids(_ part: String) -> [String] { parts[part, default: []].map(\.id) }
}

/// Compares an archive with the whole file `Goldens/<name>.json`.
///
/// `LIFECYCLELAB_RECORD_GOLDENS=1 swift test --filter GoldenArchiveTests` writes the files and fails,
/// so that nobody takes a recording for a test: look at `git diff`, then run again without it.
func assertGolden(
  _ archive: NibArchive, _ name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  let text = String(decoding: try encoder.encode(archive), as: UTF8.self) + "\n"
  let golden = testFolder.appending(components: "Goldens", "\(name).json")
  if ProcessInfo.processInfo.environment["LIFECYCLELAB_RECORD_GOLDENS"] == "1" {
    try Data(text.utf8).write(to: golden)
    XCTFail("recorded Goldens/\(name).json; run again without it", file: file, line: line)
    return
  }
  let data = try XCTUnwrap(
    FileManager.default.contents(atPath: golden.path), name, file: file, line: line)
  let new = text.split(separator: "\n")
  let old = String(decoding: data, as: UTF8.self).split(separator: "\n")
  let different = zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset
  XCTAssertNil(different, "differs from Goldens/\(name).json in line", file: file, line: line)
  XCTAssertEqual(new.count, old.count, file: file, line: line)
}

private let testFolder = URL(filePath: #filePath).deletingLastPathComponent()
