import AppJail
import Foundation
import XCTest

/// The container as the trusted side has it.
final class AppContainerTests: XCTestCase {
  private let manager = FileManager.default

  private func fill(_ folder: String, _ count: Int) {
    for number in 0..<count { close(open("\(folder)/\(number)", O_CREAT | O_WRONLY, 0o644)) }
  }

  func testItHasThePhonesFoldersAndGoesWithItsObject() throws {
    var container: AppContainer? = AppContainer()
    let folder = try XCTUnwrap(container?.folder())

    XCTAssertEqual(
      try manager.contentsOfDirectory(atPath: folder).sorted(),
      ["Documents", "Library", "SystemData", "tmp"])
    XCTAssertEqual(
      try manager.contentsOfDirectory(atPath: folder + "/Library").sorted(),
      ["Caches", "Preferences"])
    XCTAssertEqual(try container?.folder(), folder)
    container = nil
    XCTAssertFalse(manager.fileExists(atPath: folder))
  }

  func testARemovedContainerIsNotMadeAgain() throws {
    let container = AppContainer()
    container.remove()

    XCTAssertThrowsError(try container.folder())
    XCTAssertNil(container.excess())
  }

  func testBoundsAreKeptAtTheLimitAndNotOnePast() throws {
    let container = AppContainer()
    let folder = try container.folder()
    fill(folder + "/Documents", 494)
    XCTAssertNil(container.excess())
    fill(folder + "/tmp", 1)
    XCTAssertEqual(container.excess(), .entries(most: 500))
    XCTAssertEqual(container.excess()?.description, "keeps more than 500 files and folders")
  }

  func testBytesAreKeptAtTheLimitAndNotOnePast() throws {
    let container = AppContainer()
    let file = try container.folder() + "/Documents/file"
    fill(try container.folder() + "/tmp", 1)
    XCTAssertEqual(truncate(try container.folder() + "/tmp/0", 1 << 20), 0)
    close(open(file, O_CREAT | O_WRONLY, 0o644))
    XCTAssertEqual(truncate(file, 15 << 20), 0)
    XCTAssertNil(container.excess())
    XCTAssertEqual(truncate(file, 15 << 20 + 1), 0)
    XCTAssertEqual(container.excess(), .bytes(most: 16 << 20))
  }

  func testDepthIsKeptAtTheLimitAndNotOnePast() throws {
    let container = AppContainer()
    var folder = try container.folder() + "/Documents"
    for _ in 0..<19 {
      folder += "/a"
      XCTAssertEqual(mkdir(folder, 0o755), 0)
    }
    XCTAssertNil(container.excess())
    fill(folder, 1)
    XCTAssertEqual(container.excess(), .depth(most: 20))
  }

  func testFilesAreReadAndNothingElse() throws {
    let container = AppContainer()
    let folder = try container.folder()
    try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/Documents/notes.json"))
    XCTAssertEqual(symlink("/etc", folder + "/Documents/link"), 0)
    XCTAssertEqual(mkfifo(folder + "/Documents/pipe", 0o644), 0)

    XCTAssertEqual(container.contents(of: "Documents/notes.json"), Array("text".utf8))
    for path in ["Documents/link/hosts", "Documents/pipe", "Documents", "Documents/none", "a//b"] {
      XCTAssertNil(container.contents(of: path), path)
    }
  }

  func testOnlyAnUntouchedContainerServesAnotherDevice() throws {
    let shelf = ContainerShelf()
    func folderAfter(_ change: (String) -> Void) throws -> (old: String, new: String) {
      let old = AppContainer(shelf: shelf)
      let path = try old.folder()
      change(path)
      old.remove()
      let new = AppContainer(shelf: shelf)
      defer { new.remove() }
      return (path, try new.folder())
    }
    let changes: [(String) -> Void] = [
      { self.fill($0 + "/tmp", 1) }, { chmod($0 + "/tmp", 0o700) }, { rmdir($0 + "/tmp") },
      { mkdir($0 + "/more", 0o755) }, { chmod($0, 0o755) },
      {
        rmdir($0 + "/tmp"); symlink("/", $0 + "/tmp")
      },
    ]
    for (number, change) in changes.enumerated() {
      let (old, new) = try folderAfter(change)
      XCTAssertNotEqual(old, new, "\(number)")
      XCTAssertFalse(manager.fileExists(atPath: old))
    }
    let (old, new) = try folderAfter { _ in }
    XCTAssertEqual(old, new)
    XCTAssertTrue(manager.fileExists(atPath: old))
    shelf.clear()
    XCTAssertFalse(manager.fileExists(atPath: old))
  }

  func testAHostileTreeIsRemoved() throws {
    let container = AppContainer()
    let folder = try container.folder()
    let outside = try TemporaryFolder()
    fill(outside.path, 3)
    fill(folder + "/Documents", 5000)
    for name in [".remove-1", ".remove-2"] { close(creat("\(folder)/\(name)", 0)) }
    XCTAssertEqual(symlink(outside.path, folder + "/Documents/link"), 0)
    XCTAssertEqual(mkdir(folder + "/locked", 0o755), 0)
    fill(folder + "/locked", 3)
    XCTAssertEqual(chmod(folder + "/locked", 0), 0)
    // Deeper than any path can say.
    var place = open(folder + "/tmp", O_RDONLY | O_DIRECTORY)
    for _ in 0..<1000 {
      XCTAssertEqual(mkdirat(place, "deep", 0o755), 0)
      let next = openat(place, "deep", O_RDONLY | O_DIRECTORY)
      close(place)
      place = next
    }
    close(place)

    container.remove()

    XCTAssertFalse(manager.fileExists(atPath: folder))
    XCTAssertEqual(try manager.contentsOfDirectory(atPath: outside.path).count, 3)
  }
}
