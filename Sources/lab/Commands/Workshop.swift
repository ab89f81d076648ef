import AppJail
import Foundation
import Grading
import Wording

/// What `grade` and `check` do before the first run: the course is built and its suites are listed.
struct Workshop {
  let course: Course
  let grader: AssignmentGrader
  let interruption: Interruption
  let work: WorkFolder
  private let listing: String

  /// - Parameter prebuilt: a folder of built products, which saves building.
  init(
    _ course: Course, for assignments: [Assignment], prebuilt: URL?, work: WorkFolder,
    interruption: Interruption, meter: ProgressMeter, console: Console
  ) throws {
    self.course = course
    self.interruption = interruption
    self.work = work
    let isolation = try course.isolation.rung()
    let built =
      if let prebuilt {
        try BuiltCourse(prebuilt: prebuilt, labExecutable: console.executable)
      } else {
        try meter.stage("Building the suites") { onDetail in
          try CourseBuild(
            course: course.folder,
            toolkit: ToolkitBuild(
              labExecutable: console.executable, environment: console.environment,
              interruption: interruption)
          ).build(in: work.url, onProgress: onDetail)
        }
      }
    let bundle = TestBundle(
      built.bundle, isolation: isolation, environment: console.environment,
      interruption: interruption)
    listing = try bundle.list(in: work.url)
    grader = AssignmentGrader(
      compiler: try AppCompiler(toolkit: built.toolkit, for: assignments, isolation: isolation),
      runner: bundle, isolation: isolation.name)
  }

  /// The suites of an assignment, as far as the bundle holds them.
  func suites(_ visibilities: [Visibility], of assignment: Assignment) throws(LabError) -> [Suite] {
    var suites: [Suite] = []
    for visibility in visibilities {
      suites.append(try Suite(visibility, of: assignment, in: listing))
    }
    return suites
  }
}
