// swift-format-ignore-file
import Glibc
import UIKit

/// Apps that fill their container: up to its bounds, and past them by libc's own functions.
enum Files {
  @MainActor static let all: [String: () -> Void] = [
    "files up to the limit": {
      var made = 0
      while true {
        let file = open(path("\(made)"), O_CREAT | O_WRONLY, 0o644)
        guard file >= 0 else { break }
        close(file)
        made += 1
      }
      print(made, errno == ENOSPC, mkdir(path("folder"), 0o755), symlink("/", path("link")))
      unlink(path("0"))
      print(mkdir(path("folder"), 0o755), mkdir(path("other"), 0o755))
    },
    "bytes up to the limit": {
      let mebibyte = [UInt8](repeating: 1, count: 1 << 20)
      let file = open(path("file"), O_CREAT | O_WRONLY, 0o644)
      var written = 0
      while write(file, mebibyte, mebibyte.count) > 0 { written += 1 }
      print(written, errno == ENOSPC, write(file, mebibyte, 1), ftruncate(file, (16 << 20) + 1))
      ftruncate(file, 16 << 20 - 1)
      close(file)
      do { try Data(mebibyte).write(to: URL(fileURLWithPath: path("more"))) } catch {
        print((error as? CocoaError)?.code == .fileWriteOutOfSpace)
      }
      let stream = fopen(path("stream"), "w")
      print(fwrite(mebibyte, 1, mebibyte.count, stream), fclose(stream))
      unlink(path("file"))
      do { try Data(mebibyte).write(to: URL(fileURLWithPath: path("more"))); print("room") } catch { print(error) }
    },
    "folders up to the limit": {
      var deep = path("a")
      var made = 0
      while mkdir(deep, 0o755) == 0 { made += 1; deep += "/a" }
      print(made, errno == ENOSPC)
    },
    "bytes past the limit": {
      let mebibyte = [UInt8](repeating: 1, count: 1 << 20)
      for name in ["one", "two"] {
        let file = libc.open(path(name), O_CREAT | O_WRONLY, 0o644)
        for _ in 0..<9 { _ = libc.write(file, mebibyte, mebibyte.count) }
      }
    },
    "files past the limit": { for number in 0..<495 { _ = libc.open(path("\(number)"), O_CREAT | O_WRONLY | O_EXCL, 0o644).closed } },
    "files without end": {
      var number = 0
      while true { _ = libc.open(path("\(number)"), O_CREAT | O_WRONLY, 0o644).closed; number += 1 }
    },
    "folders past the limit": {
      chdir(path(""))
      for _ in 0..<2000 { _ = libc.mkdir("a", 0o755); chdir("a") }
    },
    "an unreadable folder": {
      _ = libc.mkdir(path("a"), 0o755)
      for number in 0..<600 { _ = libc.open(path("a/\(number)"), O_CREAT | O_WRONLY, 0o644).closed }
      chmod(path("a"), 0)
    },
    "forged write": { say("fileWrite", "Documents/none", 3) },
    "forged length": { try! Data("12".utf8).write(to: URL(fileURLWithPath: path("two"))); print("told"); say("fileWrite", "Documents/two", 3) },
    "file in a folder that moves": {
      _ = mkdir(path("a"), 0o755)
      try! Data("12".utf8).write(to: URL(fileURLWithPath: path("a/two")))
      rename(path("a"), path("b"))
    },
    "links out": {
      symlink("/", path("root"))
      symlink("/etc/passwd", path("notes.json"))
      mkfifo(path("pipe"), 0o644)
      print(try! FileManager.default.contentsOfDirectory(atPath: path("")).sorted())
    },
  ]

  /// Tells the device of a file, as its runtime would.
  private static func say(_ name: String, _ path: String, _ bytes: UInt8) {
    func text(_ text: String) -> [UInt8] { [0, 0, 0, UInt8(text.utf8.count)] + Array(text.utf8) }
    let detail: [UInt8] =
      [0, 0, 0, 2] + text("bytes") + [3, 0, 0, 0, 0, 0, 0, 0, bytes] + text("path") + [5] + text(path)
    let body: [UInt8] = [5, 0, 0, 0, 1] + text(name) + [0, 0, 0, 0] + detail
    Hostile.say([0, 0, 0, UInt8(body.count)] + body)
  }

  private static func path(_ name: String) -> String { NSHomeDirectory() + "/Documents/" + name }

  /// The C library's own functions, past those that take their place.
  private struct Library {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, mode_t) -> Int32
    typealias Write = @convention(c) (Int32, UnsafeRawPointer, Int) -> Int
    typealias Make = @convention(c) (UnsafePointer<CChar>, mode_t) -> Int32
    let open: Open
    let write: Write
    let mkdir: Make

    init() {
      let library = dlopen("libc.so.6", RTLD_NOW)
      open = unsafeBitCast(dlsym(library, "open"), to: Open.self)
      write = unsafeBitCast(dlsym(library, "write"), to: Write.self)
      mkdir = unsafeBitCast(dlsym(library, "mkdir"), to: Make.self)
    }
  }
  private static let libc = Library()
}

extension Int32 {
  /// The descriptor, closed.
  fileprivate var closed: Int32 { close(self) }
}
