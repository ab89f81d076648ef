import AppFixtures
import DeviceSimulator
import Foundation
import InterfaceBuilder
import LifecycleTrace
import NibFormat
import XCTest

/// Plays what has been recorded of real devices, and compares.
final class ConformanceTests: XCTestCase {
  func testPublishedTracesAreReproduced() throws {
    let traces = try PublishedTrace.all()
    let replays = Dictionary(grouping: ReplayTable.replays, by: \.trace)
    var apps: [Probe: FixtureApp] = [:]
    for probe in Set(ReplayTable.replays.map(\.probe)) {
      let folder = Repository.root.appending(path: "Tests/Fixtures/Probes/\(probe.rawValue)")
      let app = try FixtureApp(at: folder)
      try app.addStoryboard(in: folder)
      apps[probe] = app
    }

    var reproduced = 0
    var lines: [String] = []
    for trace in traces {
      if let omission = ReplayTable.omissions[trace.id] {
        lines.append("  left out: \(trace.id), \(Self.words(for: omission, of: trace))")
        continue
      }
      let differences = try XCTUnwrap(replays[trace.id], trace.id).flatMap { replay in
        let app = try XCTUnwrap(apps[replay.probe])
        return replay.systems.flatMap { Self.differences(replay, trace, app, on: $0) }
      }
      if differences.isEmpty { reproduced += 1 }
      for difference in differences { XCTFail("\(trace.id) \(difference)") }
    }

    print("\(reproduced) of \(traces.count) traces reproduced")
    for line in lines { print(line) }
    XCTAssertEqual(reproduced, traces.count - ReplayTable.omissions.count)
  }

  /// What a device does otherwise than the trace says; empty when it reproduces it.
  private static func differences(
    _ replay: Replay, _ trace: PublishedTrace, _ app: FixtureApp, on version: String
  ) -> [String] {
    guard let system = SystemVersion(named: version) else {
      return ["on iOS \(version): there is no such version"]
    }
    let recording: Recording
    do {
      recording = try Recording(of: replay, trace: trace, app: app, system: system)
    } catch {
      return ["on iOS \(version): \(error)"]
    }
    let came = recording.entries
    let expected =
      trace.possibleOrders.first { $0.map(\.name) == came.map(\.name) } ?? trace.entries
    guard expected.map(\.name) == came.map(\.name) else {
      return [
        """
        on iOS \(version):
          published: \(expected.map(\.name.words).joined(separator: " > "))
          device:    \(came.map(\.name.words).joined(separator: " > "))
        """
      ]
    }
    return zip(expected, came).compactMap { published, entry in
      guard let state = published.state, !entry.reads(state) else { return nil }
      let states = [entry.applicationState, entry.activationState].compactMap(\.self)
      return "on iOS \(version): \(entry.name.name) reads \(states.joined(separator: "/")), "
        + "published is \(state)"
    }
  }

  private static func words(for omission: Omission, of trace: PublishedTrace) -> String {
    switch omission {
    case .quirk: "a quirk: \(trace.quirk ?? "-")"
    case .disputed(let row, let choice): "disputed in \(row) of FACTS.md: \(choice)"
    }
  }
}

extension TraceName {
  fileprivate var words: String { [role, name].compactMap(\.self).joined(separator: ".") }
}

extension FixtureApp {
  /// Puts a probe's storyboard into its bundle.
  fileprivate func addStoryboard(in folder: URL) throws {
    let file = folder.appending(path: "Main.storyboard")
    guard let bytes = try? [UInt8](Data(contentsOf: file)) else { return }
    let archive = try InterfaceReader.archive(of: bytes, kind: .storyboard)
    try addResources(["Main.storyboardc.json": JSONEncoder().encode(archive)])
  }
}
