import AppJail
import InfoPlist
import Wording
import XCTest

@testable import Grading

final class CourseFileTests: XCTestCase {
  func testAWholeCourseIsRead() throws {
    let disk = try makeCourse()
    try disk.addAssignment("01-log", file: #"{"title": "Callback log", "languageMode": 6}"#)
    try disk.addAssignment("02-game")
    try disk.write(
      """
      {
        "course": "iOS lab",
        "isolation": "required",
        "limits": {"cpuSeconds": 3, "wallSeconds": 30, "memoryMiB": 256, "outputKiB": 10,
                   "processes": 9},
        "assignments": [
          {"id": "01-log", "module": "Log", "points": 14},
          {"id": "02-game", "module": "Game", "title": "A game", "points": 20,
           "limits": {"cpuSeconds": 5}}
        ]
      }
      """, to: "grading.json")

    let course = try Course.load(from: disk.folder)

    XCTAssertEqual(course.title, "iOS lab")
    XCTAssertEqual(course.isolation, .required)
    XCTAssertEqual(course.assignments.map(\.id), ["01-log", "02-game"])
    XCTAssertEqual(course.assignments.map(\.module), ["Log", "Game"])
    XCTAssertEqual(course.assignments.map(\.title), ["Callback log", "A game"])
    XCTAssertEqual(course.assignments.map(\.points), [14, 20])
    XCTAssertEqual(course.assignments.map(\.languageMode), [.swift6, .swift5])
    XCTAssertEqual(
      course.assignments.map(\.pointsPlace),
      [
        CoursePlace(file: "grading.json", line: 7, key: "assignments[0].points"),
        CoursePlace(file: "grading.json", line: 8, key: "assignments[1].points"),
      ])
    var limits = AppLimits()
    limits.cpuSeconds = 3
    limits.wallSeconds = 30
    limits.memoryMiB = 256
    limits.outputKiB = 10
    limits.processes = 9
    XCTAssertEqual(course.assignments[0].limits, limits)
    limits.cpuSeconds = 5
    XCTAssertEqual(course.assignments[1].limits, limits)
  }

  func testWhatIsLeftOutHasDefaults() throws {
    let disk = try courseOf(
      #"{"course": "C", "assignments": [{"id": "01-log", "module": "Log", "points": 1}]}"#)

    let course = try Course.load(from: disk.folder)

    XCTAssertEqual(course.isolation, .bestEffort)
    XCTAssertEqual(course.assignments[0].title, "01-log")
    XCTAssertEqual(course.assignments[0].limits, AppLimits())
    XCTAssertEqual(course.assignments[0].languageMode, .swift5)
  }

  func testTheStartersInfoPlistIsTheAssignments() throws {
    let disk = try courseOf(
      #"{"course": "C", "assignments": [{"id": "01-log", "module": "Log", "points": 1}]}"#)
    XCTAssertEqual(try Course.load(from: disk.folder).assignments[0].manifest, AppManifest())

    let plist = "<plist><dict>\n<key>UIApplicationExitsOnSuspend</key><true/></dict></plist>"
    try disk.write(plist, to: "Assignments/01-log/Starter/Info.plist")

    XCTAssertTrue(try Course.load(from: disk.folder).assignments[0].manifest.exitsOnSuspend)

    try disk.write(
      plist.replacing("<true/>", with: "<string>YES</string>"),
      to: "Assignments/01-log/Starter/Info.plist")
    XCTAssertThrowsError(try Course.load(from: disk.folder)) { error in
      XCTAssertEqual((error as? LabError)?.kind, .usage)
      XCTAssertEqual(
        "\(error)",
        "Assignments/01-log/Starter/Info.plist:2: UIApplicationExitsOnSuspend: "
          + "is a Boolean, <true/> or <false/>; line 2 has a string")
    }
  }

  func testFilesThatAreNoCourseAreRefusedInOneSentence() throws {
    let cases: [(String, String)] = [
      ("", "grading.json: is empty"),
      (" \n\t", "grading.json: is empty"),
      ("{\n  \"course\": }", "grading.json:2: is not JSON: expected a value, found “}”"),
      ("\n[]", "grading.json:2: must hold an object in braces, not a list"),
      ("7", "grading.json:1: must hold an object in braces, not 7"),
      ("\"x\"", "grading.json:1: must hold an object in braces, not text"),
      ("null", "grading.json:1: must hold an object in braces, not null"),
    ]

    for (text, message) in cases {
      XCTAssertEqual(try refusal(of: text), message)
    }
  }

  func testAMissingFileAFolderBytesAndAGiantAreRefused() throws {
    let disk = try makeCourse()

    XCTAssertEqual(try refusal(of: disk), "grading.json: there is no such file")
    try disk.write(Data([0x7B, 0xFF, 0x7D]), to: "grading.json")
    XCTAssertEqual(try refusal(of: disk), "grading.json: is not UTF-8 text")
    try disk.write(String(repeating: " ", count: 1 << 20), to: "grading.json")
    XCTAssertEqual(try refusal(of: disk), "grading.json: is empty")
    try disk.write(String(repeating: " ", count: 1 << 20 + 1), to: "grading.json")
    XCTAssertEqual(
      try refusal(of: disk), "grading.json: is larger than 1 MiB, which no course file is")
    try disk.remove("grading.json")
    try disk.makeFolder("grading.json")
    XCTAssertEqual(try refusal(of: disk), "grading.json: is a folder, not a file")
  }

  func testAllProblemsAreToldAtOnceInTheFilesOrder() throws {
    let message = try refusal(
      of: """
        {
          "curse": "C",
          "isolation": "require",
          "limits": {"cpuSecond": 1, "wallSeconds": 0, "memoryMiB": "big", "outputKiB": 1.5},
          "assignments": [
            {"id": "../x", "module": "1Log", "pionts": 3, "points": true},
            7
          ]
        }
        """)

    XCTAssertEqual(
      message,
      """
      grading.json:2: curse: is not a key of this file (did you mean “course”?)
      grading.json:3: isolation: must be “required” or “best-effort”, not “require” \
      (did you mean “required”?)
      grading.json:4: limits.cpuSecond: is not a key of this file (did you mean “cpuSeconds”?)
      grading.json:4: limits.wallSeconds: must be between 1 and 3600, not 0
      grading.json:4: limits.memoryMiB: must be a whole number, not text
      grading.json:4: limits.outputKiB: must be a whole number, not 1.5
      grading.json:6: assignments[0].id: must be a folder's name of letters, digits, “-”, “_” \
      and “.”, not “../x”
      grading.json:6: assignments[0].module: must be a Swift module's name of letters, digits \
      and “_”, not “1Log”
      grading.json:6: assignments[0].pionts: is not a key of this file (did you mean “points”?)
      grading.json:6: assignments[0].points: must be a whole number, not true
      grading.json:7: assignments[1]: must be an object in braces, not 7
      grading.json:1: course: is missing: text in double quotes
      """)
  }

  func testMissingKeysSayWhatTheyHold() throws {
    XCTAssertEqual(
      try refusal(of: #"{"assignments": [{}]}"#),
      """
      grading.json:1: assignments[0].id: is missing: text in double quotes
      grading.json:1: assignments[0].module: is missing: text in double quotes
      grading.json:1: assignments[0].points: is missing: a whole number
      grading.json:1: course: is missing: text in double quotes
      """)
    XCTAssertEqual(
      try refusal(of: #"{"course": " "}"#),
      """
      grading.json:1: course: must not be empty
      grading.json:1: assignments: is missing: a list in square brackets
      """)
    XCTAssertEqual(
      try refusal(of: #"{"course": "C", "assignments": []}"#),
      "grading.json:1: assignments: must not be empty")
    XCTAssertEqual(
      try refusal(of: #"{"course": "C", "course": "D", "assignments": {}}"#),
      """
      grading.json:1: course: is given twice
      grading.json:1: assignments: must be a list in square brackets, not an object
      """)
  }

  func testEachLimitHasItsRange() throws {
    for key in LimitKey.allCases {
      let (low, high) = (key.range.lowerBound, key.range.upperBound)
      for (number, isRight) in [(low, true), (low - 1, false), (high, true), (high + 1, false)] {
        let text = """
          {"course": "C", "limits": {"\(key.rawValue)": \(number)}, "assignments":
            [{"id": "01-log", "module": "Log", "points": 1}]}
          """
        let message =
          "grading.json:1: limits.\(key.rawValue): must be between \(low) and \(high), not \(number)"

        if isRight {
          let course = try Course.load(from: try courseOf(text).folder)
          XCTAssertEqual(course.assignments[0].limits[keyPath: key.keyPath], number)
        } else {
          XCTAssertEqual(try refusal(of: text), message)
        }
      }
    }
  }

  func testRepeatedAssignmentsNameTheFirst() throws {
    XCTAssertEqual(
      try refusal(
        of: """
          {"course": "C", "assignments": [
            {"id": "01-log", "module": "Log", "points": 1},
            {"id": "01-log", "module": "Log", "points": 1}]}
          """),
      """
      grading.json:3: assignments[1].id: “01-log” is already the id of assignments[0]
      grading.json:3: assignments[1].module: “Log” is already the module of assignments[0]
      """)
  }

  func testAnAssignmentWithoutAFolderOffersTheNearest() throws {
    XCTAssertEqual(
      try refusal(
        of: """
          {"course": "C",
           "assignments": [{"id": "01-lock", "module": "Log", "points": 1}]}
          """),
      "grading.json:2: assignments[0].id: there is no folder Assignments/01-lock "
        + "(did you mean “01-log”?)")
  }

  func testAnAssignmentsOwnFileIsCheckedToo() throws {
    let grading = #"{"course": 1, "assignments": [{"id": "a", "module": "A", "points": 1}]}"#
    let disk = try courseOf(grading)
    let own = "Assignments/a/assignment.json"

    try disk.makeFolder("Assignments/a")
    XCTAssertEqual(
      try refusal(of: disk),
      """
      grading.json:1: course: must be text in double quotes, not 1
      \(own): there is no such file
      """)
    try disk.addAssignment("a", file: "{\"languageMod\": 5,\n\"title\": 3}")
    XCTAssertEqual(
      try refusal(of: disk),
      """
      grading.json:1: course: must be text in double quotes, not 1
      \(own):1: languageMod: is not a key of this file (did you mean “languageMode”?)
      \(own):2: title: must be text in double quotes, not 3
      """)
    try disk.addAssignment("a", file: #"{"languageMode": 4}"#)
    XCTAssertEqual(
      try refusal(of: disk),
      """
      grading.json:1: course: must be text in double quotes, not 1
      \(own):1: languageMode: must be between 5 and 6, not 4
      """)
    try disk.addAssignment("a", file: "[]")
    XCTAssertEqual(
      try refusal(of: disk),
      """
      grading.json:1: course: must be text in double quotes, not 1
      \(own):1: must be an object in braces, not a list
      """)
  }

  // MARK: Making and reading refusals

  private func courseOf(_ grading: String) throws -> CourseOnDisk {
    let disk = try makeCourse()
    try disk.addAssignment("01-log")
    try disk.write(grading, to: "grading.json")
    return disk
  }

  private func refusal(of grading: String) throws -> String {
    try refusal(of: try courseOf(grading))
  }

  private func refusal(of disk: CourseOnDisk) throws -> String {
    var refusal: LabError?
    XCTAssertThrowsError(try Course.load(from: disk.folder)) { refusal = $0 as? LabError }
    let error = try XCTUnwrap(refusal)
    XCTAssertEqual(error.kind, .usage)
    return error.description
  }
}
