import Foundation
import UIKit

struct Note: Codable, Equatable {
  var title: String
  var isDone: Bool
}

class Player: NSObject, NSCoding {
  let name: String
  let score: Int

  init(name: String, score: Int) {
    self.name = name
    self.score = score
  }

  func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(score, forKey: "score")
  }

  required init?(coder: NSCoder) {
    name = coder.decodeObject(forKey: "name") as? String ?? ""
    score = coder.decodeInteger(forKey: "score")
  }
}

final class Tags: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let names: [String]

  init(_ names: [String]) { self.names = names }

  func encode(with coder: NSCoder) { coder.encode(names as NSArray, forKey: "names") }

  required init?(coder: NSCoder) {
    let list = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "names")
    names = list as? [String] ?? []
  }
}

/// What labs save with.
enum Saving {
  static let all: [String: () throws -> Void] = [
    "formats, background": saveFormats,
    "formats, launch": readFormats,
    "pieces, background": writePieces,
    "open, launch": openLog,
    "open, background": { log?.write(Data("two".utf8)) },
  ]

  nonisolated(unsafe) static var log: FileHandle?

  private static func saveFormats() throws {
    let notes = try JSONEncoder().encode([Note(title: "a", isDone: true)])
    try notes.write(to: document("notes.json"), options: [.atomic, .completeFileProtection])
    try PropertyListEncoder().encode(["volume": 3]).write(to: document("settings.plist"))
    try "text".write(to: document("text.txt"), atomically: true, encoding: .utf8)
    try "text".write(toFile: document("plain.txt").path, atomically: false, encoding: .utf8)
    NSKeyedArchiver.archiveRootObject(
      Player(name: "Ada", score: 7), toFile: document("player").path)
    try NSKeyedArchiver.archivedData(
      withRootObject: Tags(["x", "y"]), requiringSecureCoding: true
    ).write(to: document("tags"))
    _ = (["key": "value"] as NSDictionary).write(to: document("record.plist"), atomically: true)
    _ = (["one", "two"] as NSArray).write(toFile: document("list.plist").path, atomically: true)
  }

  private static func readFormats() throws {
    guard FileManager.default.fileExists(atPath: document("notes.json").path) else {
      return print("nothing")
    }
    print(try JSONDecoder().decode([Note].self, from: Data(contentsOf: document("notes.json"))))
    print(
      try PropertyListDecoder().decode(
        [String: Int].self, from: Data(contentsOf: document("settings.plist"))))
    print(try String(contentsOf: document("text.txt"), encoding: .utf8))
    print(try String(contentsOfFile: document("plain.txt").path, encoding: .utf8))
    let player = NSKeyedUnarchiver.unarchiveObject(withFile: document("player").path) as? Player
    print(player?.name ?? "nobody", player?.score ?? 0)
    let tags = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: Tags.self, from: Data(contentsOf: document("tags")))
    print(tags?.names ?? [])
    print(NSDictionary(contentsOf: document("record.plist"))?["key"] ?? "nil")
    print(NSArray(contentsOf: document("list.plist"))?.count ?? 0)
  }

  private static func writePieces() throws {
    let handle = try FileHandle(forWritingTo: made("handle"))
    for _ in 0..<3 { handle.write(Data("piece".utf8)) }
    handle.closeFile()
    print("handle")
    let stream = OutputStream(url: document("stream"), append: false)
    stream?.open()
    _ = stream?.write([1, 2, 3], maxLength: 3)
    stream?.close()
    print("stream")
    let file = fopen(document("c").path, "w")
    for _ in 0..<3 { fputs("piece", file) }
    fclose(file)
  }

  private static func openLog() throws {
    log = try FileHandle(forWritingTo: made("log"))
    log?.write(Data("one".utf8))
  }

  private static func made(_ name: String) -> URL {
    FileManager.default.createFile(atPath: document(name).path, contents: nil)
    return document(name)
  }
}
