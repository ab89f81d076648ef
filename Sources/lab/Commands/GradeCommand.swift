import Foundation
import Grading

extension Command {
  static let grade = Command(
    name: "grade", summary: "compiles, runs and scores every submission of a course.",
    discussion: [
      "Submissions stand in Submissions/<assignment>/<student>/ of the course. Each is compiled "
        + "and run in the visible and the hidden scenarios of its assignment, each scenario in "
        + "a fresh app process. A submission that does not compile, crashes or hangs costs "
        + "only itself.",
      "Reports go to Reports/<assignment>/: one folder a student with report.json and "
        + "report.html, and index.html, summary.json and grades.csv for all. A report is "
        + "replaced whole or not at all, also when grading is stopped.",
    ],
    operands: [
      Operand(
        name: "ASSIGNMENT", help: "Ids of assignments, such as 01-callback-log. Without: all.",
        isRequired: false, isRepeated: true)
    ],
    options: [
      .course,
      Option(
        name: "--submissions", value: "DIR",
        help: "The folder that holds <assignment>/<student>/. Without it: Submissions/ of the "
          + "course."),
      Option(
        name: "--student", value: "ID",
        help: "Only this student; the others keep their reports. May be given several times.",
        isRepeated: true),
      Option(
        name: "--out", value: "DIR",
        help: "Where the reports go. Without it: Reports/ of the course."),
      Option(
        name: "--jobs", value: "N",
        help: "How many submissions are worked on at once. Without it: one for each core."),
      Option(
        name: "--shard", value: "I/N",
        help: "Only every Nth submission, beginning with the Ith: N machines grade one batch."),
      .prebuilt,
    ],
    examples: [
      Example(line: "lab grade", explanation: "Grades every submission of the course."),
      Example(
        line: "lab grade 01-callback-log --student ada --student grace",
        explanation: "Grades two students' work for one assignment again."),
      Example(
        line: "lab grade --course ~/private-course --out /tmp/reports --jobs 8",
        explanation: "Grades a course that stands elsewhere, eight submissions at a time."),
    ],
    run: { arguments, console in try GradeRun(arguments, console).run() })
}
