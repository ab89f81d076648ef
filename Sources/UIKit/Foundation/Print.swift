import Foundation

/// Writes to the console, as Swift's own; the device sees the text.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text =
    items.count == 1
    ? String(describing: items[0])
    : items.map { String(describing: $0) }.joined(separator: separator)
  EffectLog.shared.addPrinted(text, terminator: terminator)
}

/// Logs a formatted message, as Foundation's own; the device sees the text.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  EffectLog.shared.addText("log", String(format: format, arguments: args))
}
