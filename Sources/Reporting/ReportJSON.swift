import Foundation
import Grading

extension ReadableReport {
  /// `report.json`; the same bytes for equal reports, with a line feed at the end.
  public func json() throws -> Data { try stableJSON(report) }
}

/// Sorted keys and two spaces of indentation, so that two files can be compared line by line.
func stableJSON(_ value: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  return try encoder.encode(value) + Data("\n".utf8)
}
