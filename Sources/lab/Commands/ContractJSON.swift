import Foundation
import Grading

/// Contracts for other programs: one document, however many there are.
struct ContractJSON: Hashable, Sendable, Codable {
  static let currentSchema = "lifecyclelab/contract/v1"

  var schema = ContractJSON.currentSchema
  var contracts: [ContractInWords]

  init(contracts: [ContractInWords]) {
    self.contracts = contracts
  }

  /// The same bytes for equal contracts, with a line feed at the end.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
