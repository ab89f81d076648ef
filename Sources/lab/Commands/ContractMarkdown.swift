import Grading
import Reporting
import Wording

/// Contracts as sections of a README; its table is what `lab contract --check` reads.
///
/// Hints are left out: a report gives them to those who need them.
struct ContractMarkdown: Hashable, Sendable {
  let contracts: [ContractInWords]

  init(_ contracts: [ContractInWords]) {
    self.contracts = contracts
  }

  /// With a newline at the end.
  var text: String {
    contracts.map { contract in
      let title = contracts.count == 1 ? [] : ["# \(prose(contract.title))"]
      return (title + section(contract)).joined(separator: "\n\n") + "\n"
    }
    .joined(separator: "\n")
  }

  private func section(_ contract: ContractInWords) -> [String] {
    [
      "## What is graded", table(contract), "In more words:",
      contract.criteria.enumerated().map { item($1, number: $0 + 1) }.joined(separator: "\n"),
      "A criterion earns its points when your app was put to the test in it and never broke it.",
    ]
  }

  private func table(_ contract: ContractInWords) -> String {
    let rows = contract.criteria.map { "| \(prose($0.title)) | \($0.points) |" }
    return
      (["| criterion | points |", "|---|---|"] + rows
      + ["| **together** | **\(contract.points)** |"]).joined(separator: "\n")
  }

  private func item(_ criterion: ContractInWords.Criterion, number: Int) -> String {
    let because = criterion.because.map { " \(prose($0))" } ?? ""
    let indent = String(repeating: " ", count: "\(number). ".count)
    let demands = ContractDemands(criterion).sentences.map {
      "\(indent)- \(prose($0))"
    }
    return (["\(number). **\(prose(criterion.title)).**\(because)"] + demands)
      .joined(separator: "\n")
  }

  /// Text on one line, with the names of functions as code.
  private func prose(_ text: String) -> String {
    proseParts(terminalLine(text)).map { part in
      if part.isCode { return markdownCode(part.text) }
      // A space at the start of a line would be held fast; here it stands between words.
      let words = part.text.drop { $0 == " " }
      let spaces = part.text.count - words.count
      return String(repeating: " ", count: spaces) + markdownText(String(words))
    }
    .joined()
  }
}
