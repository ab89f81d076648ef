import Grading
import LifecycleTrace

/// How each scenario went, the visible ones first.
func scenarioTable(_ scenarios: [ScenarioReport]) -> HTML {
  HTML(.table, .class("scenarios")) {
    HTML(.thead) {
      HTML(.tr) {
        HTML(.th, .scope(.column)) { "Scenario" }
        HTML(.th, .scope(.column)) { "The app …" }
      }
    }
    group("Visible", scenarios.filter { $0.visibility == .visible })
    group("Hidden", scenarios.filter { $0.visibility == .hidden })
  }
}

@HTMLBuilder
private func group(_ name: String, _ scenarios: [ScenarioReport]) -> HTML {
  if !scenarios.isEmpty {
    HTML(.tbody) {
      HTML(.tr, .class("group")) {
        HTML(.th, .scope(.rowGroup), .columns(2)) { name }
      }
      for scenario in scenarios {
        HTML(.tr) {
          HTML(.th, .scope(.row)) { HTML(.code) { scenario.id } }
          HTML(.td, scenario.outcome == .completed ? .class("went") : .class("failed")) {
            outcome(scenario)
          }
        }
      }
    }
  }
}

@HTMLBuilder
private func outcome(_ scenario: ScenarioReport) -> HTML {
  let callback = scenario.crash?.callback ?? scenario.limit?.callback
  HTML(.p) {
    scenario.outcome.words
    if let callback {
      " in "
      HTML(.code) { callback }
    }
  }
  if let crash = scenario.crash { crashDetail(crash) }
  if let message = scenario.limit?.message { HTML(.p, .class("message")) { message } }
}

@HTMLBuilder
private func crashDetail(_ crash: ScenarioReport.Crash) -> HTML {
  if let file = crash.file {
    HTML(.p, .class("place")) {
      HTML(.code) { HTML(.bdi) { crash.line.map { "\(file):\($0)" } ?? file } }
    }
  }
  if let message = crash.message { HTML(.p, .class("message")) { message } }
}
