/// One path component for any name: never empty, `.` or `..`, hidden, an option, or two levels.
///
/// Letters and digits of every script, inner spaces and `-_.,@+()` stay; every other byte becomes
/// `%XX`, as do a leading `-`, a leading or trailing dot and space. Two different names
/// never share a component. A name over 200 bytes is cut and ends in `~` and a digest of the whole.
public func pathComponent(_ name: String) -> String {
  let scalars = Array(name.unicodeScalars)
  var component = ""
  for (index, scalar) in scalars.enumerated() {
    let isEdge = index == 0 || index == scalars.count - 1
    if scalar.staysInPath(atStart: index == 0, atEdge: isEdge) {
      component.unicodeScalars.append(scalar)
    } else {
      for byte in String(scalar).utf8 { component += "%\(hex(byte, digits: 2))" }
    }
  }
  guard !component.isEmpty else { return "%" }
  guard component.utf8.count > 200 else { return component }
  return prefix(of: component, bytes: 180) + "~" + hex(digest(name), digits: 16)
}

/// A path component as it stands in a URL: all but `A–Z a–z 0–9 - . _ ~` as `%XX`.
public func urlComponent(_ component: String) -> String {
  var result = ""
  for byte in component.utf8 {
    let scalar = Unicode.Scalar(byte)
    let isUnreserved =
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      || "-._~".unicodeScalars.contains(scalar)
    result += isUnreserved ? String(Character(scalar)) : "%\(hex(byte, digits: 2))"
  }
  return result
}

extension Unicode.Scalar {
  fileprivate func staysInPath(atStart: Bool, atEdge: Bool) -> Bool {
    switch self {
    case " ", ".": !atEdge
    case "-": !atStart
    case "_", ",", "@", "+", "(", ")": true
    default: isWordPart
    }
  }
}

private func prefix(of text: String, bytes: Int) -> String {
  var result = ""
  for character in text {
    if result.utf8.count + character.utf8.count > bytes { break }
    result.append(character)
  }
  return result
}

/// FNV-1a, which is the same on every machine and in every run.
private func digest(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
