import Wording

/// The visible or the hidden scenarios of an assignment, as the test bundle lists them.
public struct Suite: Hashable, Sendable {
  public var visibility: Visibility
  /// The test target, such as `CallbackLogHidden`.
  public var module: String
  /// `Module.Class`, in the bundle's order.
  public var classes: [String]
  /// The names of the test methods, in the bundle's order.
  public var scenarios: [String]

  public init(visibility: Visibility, module: String, classes: [String], scenarios: [String]) {
    self.visibility = visibility
    self.module = module
    self.classes = classes
    self.scenarios = scenarios
  }
}

extension Suite {
  /// Finds a suite in what `--list-tests` prints, one `Module.Class/testName` a line.
  public init(
    _ visibility: Visibility, of assignment: Assignment, in listing: String
  ) throws(LabError) {
    let module = assignment.module + (visibility == .visible ? "Visible" : "Hidden")
    var classes: [String] = []
    var scenarios: [String] = []
    var modules: Set<String> = []
    var problems: [LabError.Problem] = []
    for line in listing.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\w+)\.(\w+)\/(\w+)/) else { continue }
      modules.insert(String(match.1))
      guard match.1 == module else { continue }
      let name = String(match.3)
      if scenarios.contains(name) {
        problems.append(
          .init("\(module) has two scenarios that are named \(name); give each its own name"))
      }
      scenarios.append(name)
      let suite = "\(module).\(match.2)"
      if !classes.contains(suite) { classes.append(suite) }
    }
    if scenarios.isEmpty {
      problems.append(
        .init(
          "no scenario of the test target \(module) is in the test bundle",
          key: assignment.id, suggestion: nearest(to: module, in: modules)))
    }
    guard problems.isEmpty else { throw LabError(problems: problems) }
    self.init(visibility: visibility, module: module, classes: classes, scenarios: scenarios)
  }

  /// The names that reports give the scenarios of a record: hidden ones are only numbered.
  func reportedName(of scenario: String, at index: Int) -> String {
    visibility == .visible ? scenario : "hidden-\(index + 1)"
  }
}
