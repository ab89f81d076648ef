import LifecycleContracts
import LifecycleTrace
import XCTest

/// The blocks of all findings of a contract on a trace written as words, as a terminal shows them.
func blocks(_ contract: Contract, _ words: String) -> String {
  contract.evaluate(trace(words), scenario: "Suite.testIt")
    .flatMap { result in result.findings.map { FindingText.block($0, of: result) } }
    .joined(separator: "\n\n")
}

/// The finding of one rule without points, from its second line on.
func finding(
  _ words: String, file: StaticString = #filePath, line: UInt = #line,
  @ConditionBuilder _ conditions: () -> [Demand]
) -> String {
  let demands = conditions()
  let rule = Rule("Rule", points: 0) { for demand in demands { demand } }
  let block = blocks(Contract("Contract") { rule }, words)
  XCTAssertTrue(block.hasPrefix("✗ Rule\n"), block)
  return String(block.dropFirst("✗ Rule\n".count))
}

/// What one rule expects, and what came instead, on a line each.
func sentences(
  _ words: String, @ConditionBuilder _ conditions: () -> [Demand]
) -> String {
  let demands = conditions()
  let rule = Rule("Rule", points: 0) { for demand in demands { demand } }
  return Contract("Contract") { rule }.evaluate(trace(words), scenario: "Suite.testIt")
    .flatMap(\.findings).map { "\($0.expected)\n\($0.came)" }.joined(separator: "\n\n")
}

/// The verdict on one rule, on a trace written as words.
func verdict(
  _ words: String, isCut: Bool = false, @ConditionBuilder _ conditions: () -> [Demand]
) -> Verdict {
  let demands = conditions()
  return conclusion(
    words, isCut: isCut, of: Rule("Rule", points: 1) { for demand in demands { demand } }
  ).verdict
}

func conclusion(_ words: String, isCut: Bool = false, of rule: Rule) -> Conclusion {
  var monitor = Monitor(rule)
  for event in trace(words).events { monitor.observe(event) }
  return monitor.conclusion(isCut: isCut)
}
