/// A file's bytes, as far as marks in them are looked for.
extension [UInt8] {
  func begins(with mark: String, at position: Int) -> Bool {
    self[position...].starts(with: mark.utf8)
  }

  /// The place right after the next such mark; the end of the bytes where there is none.
  func end(of mark: String, from position: Int) -> Int {
    let mark = Array(mark.utf8)
    var start = position
    while start < count {
      if self[start] == mark[0], self[start...].starts(with: mark) { return start + mark.count }
      start += 1
    }
    return count
  }

  /// 1-based.
  func line(of position: Int) -> Int {
    self[..<position].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}
