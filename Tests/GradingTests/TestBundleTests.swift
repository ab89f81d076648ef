import AppJail
import Foundation
import LifecycleTrace
import Wording
import XCTest

@testable import Grading

/// A script stands in for the bundle: what is tested is how its process is started and read.
final class TestBundleTests: XCTestCase {
  private let whole: [RunLine] = [
    .runStarted(RunStarted(suite: "LogVisible.Scenarios", isolation: "bubblewrap")),
    .scenarioStarted(ScenarioStarted(scenario: "testA")),
    .scenarioEnded(ScenarioEnded(scenario: "testA", outcome: .completed)),
    .runEnded(RunEnded(scenarios: 1)),
  ]

  func testTheBundleIsToldWhatToRunAndItsRecordIsRead() throws {
    let disk = try makeCourse()
    try disk.write(try lines(whole), to: "prepared.jsonl")
    let bundle = try bundle(
      """
      echo "$1" "$OWN" $LIFECYCLELAB_APP $LIFECYCLELAB_LIMITS $LIFECYCLELAB_ISOLATION
      cp '\(disk.url.path)/prepared.jsonl' "$LIFECYCLELAB_RECORD"
      exit 1
      """, in: disk)
    var suite = visible(["testA"])
    suite.classes.append("LogVisible.More")

    let record = try bundle.run(
      suite, of: assignment(), on: URL(filePath: "/apps/app"), in: disk.url)

    XCTAssertEqual(record, RunRecord(isolation: "bubblewrap", scenarios: [scenario("testA")]))
    XCTAssertEqual(
      try String(contentsOf: disk.url.appending(path: "visible.txt"), encoding: .utf8),
      """
      LogVisible.Scenarios,LogVisible.More mine /apps/app \
      {"cpuSeconds":2,"memoryMiB":1024,"outputKiB":256,"processes":64,"wallSeconds":20} \
      resourceLimits

      """)
  }

  func testARunWithoutAWholeRecordIsTheMachinesFault() throws {
    let disk = try makeCourse()
    try disk.write(try lines(Array(whole.dropLast())), to: "prepared.jsonl")

    XCTAssertEqual(
      try fault(of: try bundle("exit 0", in: disk), in: disk),
      .machine("LogVisible wrote no run record: it ended with exit status 0"))
    XCTAssertEqual(
      try fault(
        of: try bundle(
          "cp '\(disk.url.path)/prepared.jsonl' \"$LIFECYCLELAB_RECORD\"; kill -ILL $$", in: disk),
        in: disk),
      .machine(
        "LogVisible: it was killed by signal 4; line 4 of the run record: the run did not end"))
  }

  func testOtherScenariosThanListedAreTheMachinesFault() throws {
    let disk = try makeCourse()
    try disk.write(try lines(whole), to: "prepared.jsonl")
    let bundle = try bundle(
      "cp '\(disk.url.path)/prepared.jsonl' \"$LIFECYCLELAB_RECORD\"", in: disk)

    XCTAssertThrowsError(
      try bundle.run(
        visible(["testA", "testB"]), of: assignment(), on: disk.url, in: disk.url)
    ) { error in
      XCTAssertEqual(
        error as? GradingFault,
        .machine("LogVisible recorded other scenarios than the bundle lists"))
    }
  }

  func testARecordOfAnEarlierAttemptIsNotRead() throws {
    let disk = try makeCourse()
    try disk.write(try lines(whole), to: "visible.jsonl")

    XCTAssertEqual(
      try fault(of: try bundle("exit 0", in: disk), in: disk),
      .machine("LogVisible wrote no run record: it ended with exit status 0"))
  }

  func testAnInterruptedRunIsNoFaultOfTheMachine() throws {
    let disk = try makeCourse()
    let bundle = try bundle("sleep 60", in: disk)
    bundle.interruption.request(SIGINT)

    XCTAssertEqual(try fault(of: bundle, in: disk), .interrupted)
  }

  func testTheBundleListsItsTests() throws {
    let disk = try makeCourse()
    let bundle = try bundle("test \"$1\" = --list-tests && echo LogVisible.A/testB", in: disk)

    XCTAssertEqual(try bundle.list(in: disk.url), "LogVisible.A/testB\n")
  }

  func testABundleThatCannotListItsTestsIsTold() throws {
    let disk = try makeCourse()
    let bundle = try bundle("echo no library; exit 127", in: disk)

    XCTAssertThrowsError(try bundle.list(in: disk.url)) { error in
      XCTAssertEqual((error as? LabError)?.kind, .infrastructure)
      XCTAssertEqual(
        "\(error)",
        "\(bundle.executable.path): cannot list its tests: it ended with exit status 127\n"
          + "no library\n")
    }
  }

  func testTheTimeOfARunGrowsWithItsScenarios() {
    var limits = AppLimits()
    limits.wallSeconds = 10

    XCTAssertEqual(TestBundle.wallLimit(of: visible(["testA", "testB"]), limits: limits), 320)
  }

  // MARK: Making bundles

  private func bundle(_ script: String, in disk: CourseOnDisk) throws -> TestBundle {
    let path = "bundle-\(UUID().uuidString)"
    try disk.write("#!/bin/sh\n\(script)\n", to: path)
    let url = disk.url.appending(path: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    return TestBundle(
      url, isolation: .resourceLimits, environment: ["PATH": "/usr/bin:/bin", "OWN": "mine"],
      interruption: Interruption())
  }

  private func fault(of bundle: TestBundle, in disk: CourseOnDisk) throws -> GradingFault {
    var fault: GradingFault?
    XCTAssertThrowsError(
      try bundle.run(visible(["testA"]), of: assignment(), on: disk.url, in: disk.url)
    ) { fault = $0 as? GradingFault }
    return try XCTUnwrap(fault)
  }
}
