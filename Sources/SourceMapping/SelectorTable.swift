/// The table of a file's selectors, in Swift that is appended after the file's last line.
enum SelectorTable {
  /// The functions that stand for `#selector`; empty where a file has none.
  static func declarations(_ entries: [SelectorMapping.Entry]) -> String {
    let names = entries.filter { !$0.keepsMethod }
    let methods = entries.filter(\.keepsMethod)
    var text = ""
    if !names.isEmpty {
      text += "nonisolated fileprivate let _sel = \(table(names)); "
    }
    if !methods.isEmpty {
      text += "nonisolated fileprivate let _loc = UIKit.SelectorMethods(\(table(methods))); "
    }
    return text
  }

  private static func table(_ entries: [SelectorMapping.Entry]) -> String {
    let rows = entries.map { entry in
      let name = entry.name.utf8.filter { Byte.continuesName($0) || $0 == UInt8(ascii: ":") }
      let written = String(decoding: name, as: UTF8.self)
      return "(\(entry.place.line), \(entry.place.column), \"\(written)\")"
    }
    return "UIKit.SelectorNames([\(rows.joined(separator: ", "))])"
  }
}
