import AppFixtures
import AppLink
@testable import DeviceSimulator
import Foundation
import LifecycleTrace

/// A real app with a list, and what a user does to it.
struct PlayedList {
  let device: Device

  init(_ scenario: String, _ story: String = "launch", on system: SystemVersion = .iOS17) throws {
    device = try Apps.lists.get().device(defaults: ["scenario": scenario], on: system)
    try device.play(story)
  }

  var trace: Trace { device.trace }

  /// The app's list that was made first.
  private var list: ObjectID { device.app?.lists.displays.keys.min() ?? ObjectID(0) }

  /// What the calls since an event are, in short.
  func calls(after number: Int) -> [String] {
    trace.events.filter { $0.n > number && $0.kind == .callback && !$0.isOfController }
      .map(\.listWord)
  }

  func lastCalls(from name: String) -> [String] {
    let start = trace.events.lastIndex { $0.kind == .callback && $0.name == name } ?? 0
    return calls(after: start)
  }

  private func act(_ body: () throws -> Void) throws -> [String] {
    let before = trace.events.count
    try body()
    try device.rest()
    try device.finishAnimations()
    return calls(after: before).filter { !$0.hasPrefix("scrollView") }
  }

  @discardableResult
  func scroll(to y: Double) throws -> [String] {
    try act { try device.scroll(list: scrollView, to: Device.Offset(x: 0, y: y)) }
  }

  @discardableResult
  func tap(_ item: Int, in section: Int = 0) throws -> [String] {
    try act { try device.tapCell(list: list, at: ListPath(section: section, item: item)) }
  }

  @discardableResult
  func delete(_ item: Int) throws -> [String] {
    try act { try device.deleteRow(list: list, at: ListPath(section: 0, item: item)) }
  }

  /// The list, or what else has a delegate.
  private var scrollView: ObjectID {
    if device.app?.lists.isEmpty == false { return list }
    let objects = (1...500).map { ObjectID($0) }
    return objects.first { device.name(of: $0, role: "delegate") != nil } ?? ObjectID(0)
  }

  /// What the cells on the screen say.
  func texts() throws -> String {
    try device.play("switcher close-switcher")
    return trace.printed.last { $0.hasPrefix("showing") } ?? "nothing"
  }

  /// How many rows have been filled.
  var filledRows: Int {
    trace.events.count { $0.kind == .callback && $0.name.contains("cellForRowAt") }
  }

  /// How many cells have been displayed, each counted once.
  var cellCount: Int {
    Set(trace.events.compactMap { $0.detail["cell"]?.string }).count
  }
}

extension Event {
  fileprivate var isOfController: Bool { name.hasPrefix("view") && name.hasSuffix("()") }

  /// The telling part of the name, and the place.
  fileprivate var listWord: String {
    let parts = name.split(whereSeparator: { "(:)_".contains($0) }).map(String.init)
    let isList = ["collectionView", "tableView"].contains(parts.first ?? "") && parts.count > 1
    let word = isList ? (parts[1] == "layout" ? parts[2] : parts[1]) : parts.first ?? name
    guard let section = detail["section"]?.int else { return word }
    guard let item = detail["item"]?.int else { return "\(word) \(section)" }
    return "\(word) \(section).\(item)"
  }
}
