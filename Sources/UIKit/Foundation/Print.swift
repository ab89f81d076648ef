import Foundation

/// Writes to the console, as Swift's own; the device sees the text.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  // The closing line break is no part of the text; long texts are not copied more than needed.
  var text = items.count == 1 ? String(describing: items[0]) : ""
  if items.count > 1 { text = items.map { String(describing: $0) }.joined(separator: separator) }
  if terminator != "\n" {
    text += terminator
    if text.utf8.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
  }
  EffectLog.shared.addText("print", text)
}

/// Logs a formatted message, as Foundation's own; the device sees the text.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  EffectLog.shared.addText("log", String(format: format, arguments: args))
}
