/// One line on a terminal: nothing in it moves the cursor, changes colours or starts another line.
public func terminalLine(_ text: String) -> String { shown(text) }

/// The message of a GitHub workflow command, as in `::error::message`.
///
/// Escapes as GitHub's runner does: `%`, carriage return and line feed. Other control characters
/// are shown.
public func workflowCommandData(_ text: String) -> String {
  text.replacingScalars { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case "\t": nil
    default: scalar.isHidden ? shown(String(scalar)) : nil
    }
  }
}

/// The value of a property of a GitHub workflow command, as in `::error title=value::`.
public func workflowCommandProperty(_ text: String) -> String {
  workflowCommandData(text).replacingScalars { scalar in
    switch scalar {
    case ":": "%3A"
    case ",": "%2C"
    default: nil
    }
  }
}
