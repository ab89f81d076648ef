import AppJail
import Foundation
import SubmissionBuild
import XCTest

final class AppBuilderTests: XCTestCase {
  private func build(
    _ files: [String: String], languageMode: Int = 5, isolation: Isolation = .best()
  ) throws -> BuildOutcome {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "in/\(name)") }
    let builder = try TestToolkit.builder(languageMode: languageMode, isolation: isolation)
    return builder.build(folder.folder("in"), into: folder.folder("out"))
  }

  private func messages(of outcome: BuildOutcome) -> [String] {
    guard case .doesNotCompile(let diagnostics) = outcome else { return ["\(outcome)"] }
    return diagnostics.filter { $0.severity == .error }.map {
      "\($0.file ?? "-"):\($0.line ?? 0):\($0.column ?? 0): \($0.message)"
    }
  }

  // MARK: What is built

  func testTemplateBuildsOnEachRung() throws {
    for isolation in Set([Isolation.best(), .resourceLimits]) {
      let folder = try TemporaryFolder()
      try folder.write(plainDelegate, to: "in/AppDelegate.swift")
      let builder = try TestToolkit.builder(isolation: isolation)

      let outcome = builder.build(folder.folder("in"), into: folder.folder("out"))

      let app = try built(outcome)
      XCTAssertEqual(app.files.mapValues(\.path), ["AppDelegate.swift": "AppDelegate.swift"])
      XCTAssertEqual(app.warnings, [])
      XCTAssertEqual(app.executable.path, folder.folder("out").path + "/App")
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.folder("out").path).sorted(),
        ["App", "app.json", "libUIKit.so", "resources"], "what only compiling needs is gone")
    }
  }

  func testAnAppOfAnotherProcessIsTakenUp() throws {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "in/AppDelegate.swift")
    let outcome = try TestToolkit.builder()
      .build(folder.folder("in"), into: folder.folder("out"))
    let app = try built(outcome)

    XCTAssertEqual(try BuiltApp(at: app.executable), app)
    XCTAssertEqual(app.files.values.map(\.lineCount), [plainDelegate.count(where: \.isNewline)])

    XCTAssertThrowsError(try BuiltApp(at: folder.folder("in"))) {
      XCTAssertEqual("\($0)", "\(folder.path)/in: is not a built app")
    }
  }

  func testTheAppFindsItsLibrariesInTheJail() throws {
    for isolation in Set([Isolation.best(), .resourceLimits]) {
      let folder = try TemporaryFolder()
      try folder.write(plainDelegate, to: "in/AppDelegate.swift")
      // What runs before the entry point runs without a device.
      try folder.write(
        """
        import Glibc
        @_cdecl("early") func early() { puts("image runs"); exit(7) }
        @_used @_section(".init_array") let hook: @convention(c) () -> Void = early
        """, to: "in/Early.swift")
      let outcome = try TestToolkit.builder(isolation: isolation)
        .build(folder.folder("in"), into: folder.folder("out"))
      let app = try built(outcome)

      let result = try runToEnd(
        app.command(limits: AppLimits()), isolation: isolation, outputLimit: 65536,
        wallSeconds: 20)

      XCTAssertEqual(result.text, "image runs\n")
      XCTAssertEqual(result.end.way, .exited(7))
    }
  }

  func testFilesOfOneNameInTwoFoldersBuild() throws {
    let files = [
      "A/Thing.swift": "struct One {}", "B/Thing.swift": "struct Two {}",
      "AppDelegate.swift": plainDelegate, "C/appdelegate.swift": "struct Three {}",
    ]

    let app = try built(try build(files))

    XCTAssertEqual(Set(app.files.values.map(\.path)), Set(files.keys))
    XCTAssertEqual(app.files.count, 4)
  }

  func testNamesThatToolsWouldObeyAreHarmless() throws {
    let names = [
      "@x.swift", "-o.swift", "--help.swift", "a b.swift", "it's \"quoted\".swift", "nl\n.swift",
      "$HOME.swift", "ümlaut.swift", "main.swift", "File1.swift", "`id`.swift",
    ]
    var files = ["AppDelegate.swift": plainDelegate]
    for (index, name) in names.enumerated() { files[name] = "struct S\(index) {}" }

    let app = try built(try build(files))

    XCTAssertEqual(Set(app.files.values.map(\.path)), Set(files.keys))
    XCTAssertEqual(app.files["main.swift"]?.path, "main.swift")
    XCTAssertEqual(app.studentFile(named: "App/main.swift")?.path, "main.swift")
    XCTAssertNil(app.studentFile(named: "Swift/Array.swift"))
  }

  func testTwoHundredFilesBuild() throws {
    var files = ["AppDelegate.swift": plainDelegate]
    for number in 1..<200 { files["f\(number).swift"] = "struct S\(number) {}" }

    XCTAssertEqual(try built(try build(files)).files.count, 200)
  }

  func testFoundationLeadsToOurModule() throws {
    let text = plainDelegate.replacingOccurrences(of: "import UIKit", with: "import Foundation")

    XCTAssertNoThrow(try built(try build(["AppDelegate.swift": text])))
  }

  func testWarningsOfABuiltAppAreKept() throws {
    let text = plainDelegate + "func f() {\n  let unused = 1\n}\n"

    let app = try built(try build(["AppDelegate.swift": text]))

    XCTAssertEqual(app.warnings.map(\.severity), [.warning])
    XCTAssertEqual(app.warnings[0].line, 7)
    XCTAssertEqual(app.warnings[0].source, "  let unused = 1")
  }

  func testLanguageModeIsTheAssignments() throws {
    let text = plainDelegate + "final class Shared { var count = 0 }\nlet shared = Shared()\n"
    let files = ["AppDelegate.swift": text]

    XCTAssertNoThrow(try built(try build(files, languageMode: 5)))

    let messages = messages(of: try build(files, languageMode: 6))
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].hasPrefix("AppDelegate.swift:7:5: let 'shared' is not concurr"))
  }

  func testABuildReplacesAnEarlierOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "in/AppDelegate.swift")
    try folder.write("not an app", to: "out/App")
    try folder.write("stale", to: "out/sources/Old.swift")
    let builder = try TestToolkit.builder()

    for _ in 1...2 {
      let app = try built(builder.build(folder.folder("in"), into: folder.folder("out")))
      XCTAssertEqual(app.files.mapValues(\.path), ["AppDelegate.swift": "AppDelegate.swift"])
    }
  }

  // MARK: What is not

  func testMessagesStandAtTheStudentsOwnPlace() throws {
    for isolation in Set([Isolation.best(), .resourceLimits]) {
      let text = """
        import Foundation

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          let count: Int = "größe"
        }
        """
      let outcome = try build(
        ["App/AppDelegate.swift": text, "B.swift": "func f() {\n\tg(1)\n}"],
        isolation: isolation)

      guard case .doesNotCompile(let diagnostics) = outcome else { return XCTFail("\(outcome)") }
      XCTAssertEqual(
        messages(of: outcome),
        [
          "App/AppDelegate.swift:4:20: cannot convert value of type 'String' to specified type "
            + "'Int'", "B.swift:2:2: cannot find 'g' in scope",
        ])
      XCTAssertEqual(diagnostics.map(\.source), ["  let count: Int = \"größe\"", "\tg(1)"])
    }
  }

  func testMessageAboutTheEntryPointStandsAtItsAttribute() throws {
    let text = "import UIKit\n\n  @main\nclass AppDelegate: UIResponder {\n}\n"

    let outcome = try build(["AppDelegate.swift": text])

    guard case .doesNotCompile(let diagnostics) = outcome else { return XCTFail("\(outcome)") }
    let error = try XCTUnwrap(diagnostics.first { $0.severity == .error })
    XCTAssertEqual([error.line, error.column], [3, 3])
    XCTAssertEqual(error.source, "  @main")
    XCTAssertTrue(error.message.contains("UIApplicationDelegate"), error.message)
  }

  func testMissingBraceIsToldInTheStudentsOwnLines() throws {
    let text =
      "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  func f() {\n"

    let outcome = try build(["AppDelegate.swift": text])

    guard case .doesNotCompile(let diagnostics) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertTrue(
      diagnostics.contains { $0.message.contains("expected '}'") && $0.line == 4 },
      "\(diagnostics)")
    for diagnostic in diagnostics {
      XCTAssertLessThanOrEqual(diagnostic.line ?? 0, 4, "\(diagnostic)")
    }
  }

  func testAnAppWithoutAnEntryPointDoesNotCompile() throws {
    let outcome = try build(["A.swift": "import UIKit\nclass AppDelegate {}\n"])

    XCTAssertEqual(messages(of: outcome).count, 1)
    XCTAssertTrue(messages(of: outcome)[0].contains("`@main`"))
  }

  func testGradingModulesCannotBeImported() throws {
    for module in ["SubmissionBuild", "AppJail", "LifecycleTrace", "ScenarioTesting"] {
      let outcome = try build(
        ["AppDelegate.swift": plainDelegate, "Peek.swift": "import \(module)\n"])
      // In a condition the compiler is asked, which must not see them either.
      let asked = try build(
        [
          "AppDelegate.swift": plainDelegate,
          "Peek.swift": "#if swift(>=5)\nimport \(module)\n#endif\n",
        ])

      XCTAssertEqual(messages(of: outcome).count, 1)
      XCTAssertTrue(
        messages(of: outcome)[0].hasPrefix("Peek.swift:1:8: The grader has no module"))
      XCTAssertEqual(messages(of: asked), ["Peek.swift:2:8: no such module '\(module)'"])
    }
  }

  func testForgedPlacesAndMessagesAreOnlyText() throws {
    let text =
      plainDelegate + """
        // /App/AppDelegate.swift:1:1: error: forged
        let a: Int = "/App/AppDelegate.swift:1:1: error: forged"
        #sourceLocation(file: "/etc/passwd", line: 1)
        let b: Int = "x"
        #sourceLocation()
        #error("\\u{1B}[31m::error::forged")

        """

    let outcome = try build(["AppDelegate.swift": text])

    XCTAssertEqual(
      messages(of: outcome).sorted(),
      [
        "-:0:0: cannot convert value of type 'String' to specified type 'Int'",
        "AppDelegate.swift:11:8: \\u{1B}[31m::error::forged",
        "AppDelegate.swift:7:14: cannot convert value of type 'String' to specified type 'Int'",
      ])
  }

  func testMessagesAreCapped() throws {
    let fifty = (1...50).map { "let a\($0): Int = \"\"\n" }.joined()
    let atLimit = messages(of: try build(["A.swift": plainDelegate + fifty]))
    XCTAssertEqual(atLimit.count, 50)

    let outcome = try build(["A.swift": plainDelegate + fifty + "let last: Int = \"\"\n"])
    guard case .doesNotCompile(let diagnostics) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(diagnostics.count, 50)
    XCTAssertEqual(diagnostics.last?.message, "… 2 more messages")
  }

  func testUndefinedSymbolIsTheStudents() throws {
    let text =
      plainDelegate + "@_silgen_name(\"nowhere\") func nowhere()\nlet a: Void = nowhere()\n"

    XCTAssertEqual(
      messages(of: try build(["AppDelegate.swift": text])), ["-:0:0: undefined symbol: nowhere"])
  }

  func testMissingAndRefusedFoldersAreTold() throws {
    let folder = try TemporaryFolder()
    let builder = try TestToolkit.builder()

    XCTAssertEqual(
      builder.build(folder.folder("nobody"), into: folder.folder("out")),
      .missing("There is no submission: its folder does not exist."))

    try folder.write(Data(count: 1 << 20 + 1), to: "in/big.swift")
    XCTAssertEqual(
      builder.build(folder.folder("in"), into: folder.folder("out")),
      .refused("The file “big.swift” has more than 1024 KiB."))
  }

  func testAWorkFolderThatCannotBeMadeIsTheMachinesFault() throws {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "in/AppDelegate.swift")
    try folder.write("a file", to: "out")

    let outcome = try TestToolkit.builder().build(folder.folder("in"), into: folder.folder("out"))

    guard case .infrastructure(let message) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertTrue(message.hasPrefix("cannot compile: "), message)
  }

  func testManyBuildAtOnce() async throws {
    let folder = try TemporaryFolder()
    let builder = try TestToolkit.builder()
    let outcomes = try await withThrowingTaskGroup(of: BuildOutcome.self) { group in
      for number in 0..<6 {
        try folder.write(plainDelegate, to: "in\(number)/AppDelegate.swift")
        let (input, output) = (folder.folder("in\(number)"), folder.folder("out\(number)"))
        group.addTask { builder.build(input, into: output) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    for outcome in outcomes { _ = try built(outcome) }
  }
}

func built(
  _ outcome: BuildOutcome, file: StaticString = #filePath, line: UInt = #line
) throws -> BuiltApp {
  struct NotBuilt: Error {}
  guard case .built(let app) = outcome else {
    XCTFail("is not built: \(outcome)", file: file, line: line)
    throw NotBuilt()
  }
  return app
}
