import Wording

extension PropertyListValue {
  /// The property list as an XML file.
  package var xml: [UInt8] {
    var writer = PropertyListWriter()
    writer.write(self, indentation: "")
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(writer.text)</plist>

      """.utf8)
  }
}

/// Writes values as Xcode does: one element a line, a tab for each level.
private struct PropertyListWriter {
  var text = ""

  mutating func write(_ value: PropertyListValue, indentation: String) {
    switch value.content {
    case .string(let string): leaf("string", string, indentation)
    case .bool(let isTrue): text += "\(indentation)<\(isTrue)/>\n"
    case .other(let element, let inside): leaf(element, inside, indentation)
    case .list(let items):
      container("array", items, indentation) { writer, item in
        writer.write(item, indentation: indentation + "\t")
      }
    case .dictionary(let entries):
      container("dict", entries, indentation) { writer, entry in
        writer.leaf("key", entry.key, indentation + "\t")
        writer.write(entry.value, indentation: indentation + "\t")
      }
    }
  }

  private mutating func leaf(_ element: String, _ inside: String, _ indentation: String) {
    text += "\(indentation)<\(element)>\(Self.escaped(inside))</\(element)>\n"
  }

  private mutating func container<Item>(
    _ element: String, _ items: [Item], _ indentation: String,
    each: (inout PropertyListWriter, Item) -> Void
  ) {
    guard !items.isEmpty else {
      text += "\(indentation)<\(element)/>\n"
      return
    }
    text += "\(indentation)<\(element)>\n"
    for item in items { each(&self, item) }
    text += "\(indentation)</\(element)>\n"
  }

  /// Characters that XML knows no way to write become U+FFFD.
  private static func escaped(_ string: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\t", "\n": escaped.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
