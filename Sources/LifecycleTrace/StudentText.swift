import Wording

/// Text that student code chose, as a finding may quote it: on one line, with a limit.
///
/// What would hide or act is shown. Text over `limit` Unicode scalars ends in `…`.
package func quotable(_ text: String, limit: Int = 120) -> String {
  let scalars = text.unicodeScalars
  guard let cut = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    cut < scalars.endIndex
  else { return shown(text) }
  return shown(String(scalars[..<cut])) + "…"
}
