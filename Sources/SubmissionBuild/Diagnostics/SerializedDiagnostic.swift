import SourceMapping

/// A message as the compiler serializes it, with the place in the file that the compiler read.
///
/// Text output would not do: a submission can print lines in it that look like messages.
struct SerializedDiagnostic: Hashable, Sendable {
  var severity: Diagnostic.Severity
  /// As the compiler was told, or as a `#sourceLocation` of the student's claims.
  var file: String?
  /// 1-based; 0 without a place.
  var line: Int
  var column: Int
  var message: [UInt8]

  /// The messages of a `.dia` file, in order.
  static func all(in bytes: [UInt8]) -> [SerializedDiagnostic] {
    var names: [UInt64: String] = [:]
    var diagnostics: [SerializedDiagnostic] = []
    for record in BitstreamReader.records(of: bytes, magic: "DIAG") {
      guard record.block == diagnosticBlock else { continue }
      switch record.code {
      case fileNameRecord where record.fields.count >= 1:
        names[record.fields[0]] = String(decoding: record.blob, as: UTF8.self)
      case diagnosticRecord where record.fields.count >= 5:
        guard let severity = severity(record.fields[0]) else { continue }
        diagnostics.append(
          SerializedDiagnostic(
            severity: severity, file: names[record.fields[1]],
            line: Int(clamping: record.fields[2]), column: Int(clamping: record.fields[3]),
            message: record.blob))
      default: continue
      }
    }
    return diagnostics
  }

  private static let diagnosticBlock = 9
  private static let diagnosticRecord = 2
  private static let fileNameRecord = 6

  private static func severity(_ number: UInt64) -> Diagnostic.Severity? {
    switch number {
    case 1: .note
    case 2: .warning
    case 3, 4: .error
    default: nil
    }
  }
}
