import AppJail
import Foundation
import SubmissionBuild
import XCTest

/// The toolkit of the package that is under test, staged from where SwiftPM has built it.
enum TestToolkit {
  static func locate() throws -> Toolkit {
    // The tests' executable stands among SwiftPM's products.
    let executable = try XCTUnwrap(Bundle.main.executableURL)
    return try Toolkit.locate(binFolder: executable.deletingLastPathComponent())
  }

  static func builder(languageMode: Int = 5, isolation: Isolation = .best()) throws -> AppBuilder {
    try AppBuilder(toolkit: locate(), isolation: isolation, languageMode: languageMode)
  }
}

/// A folder that goes when its test does.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("build-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  func folder(_ name: String) -> URL { url.appendingPathComponent(name) }
}

/// A right app delegate; its class stands on line 4.
let plainDelegate = """
  import UIKit

  @main
  class AppDelegate: UIResponder, UIApplicationDelegate {
  }

  """
