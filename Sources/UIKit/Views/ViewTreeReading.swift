import AppLink
import Foundation

/// What the app shows, as records for the device: the windows and all views in them, in tree order.
///
/// A record has `class`, `depth` (0 for a window), `x`, `y`, `width`, `height`; what a view says of
/// itself (`treeDetail`: `role`, `text`, `on`, `value`, …); and where they are told, `object`,
/// `identifier`, `label`, `tag`, `hidden`, `alpha`, `untouchable`, `gestures`, `controller` (the class
/// of the one whose root view it is), `controllerObject`, `name` (of the property that holds it) and `session`.
@MainActor struct ViewTreeReading {
  /// How many views are told of; more than a person could look at.
  static let mostViews = 2000
  /// The longest text that is told, in bytes.
  nonisolated static let longestText = 4096
  /// How many bytes all records may have together, so that they fit into a message.
  static let mostBytes = 512 * 1024
  /// Where counting those that are left out ends.
  private static let mostCounted = 100_000

  private struct Place {
    var view: UIView
    var depth: Int
  }

  func record() -> LinkRecord {
    var views: [LinkValue] = []
    var (bytes, leftOut) = (0, 0)
    var names = PropertyNames()
    walk { place, index in
      if index >= Self.mostViews || bytes > Self.mostBytes {
        leftOut += 1
        return leftOut < Self.mostCounted
      }
      names.read(from: place.view)
      let record = LinkValue.record(self.record(of: place, names))
      bytes += record.roughSize
      if bytes <= Self.mostBytes { views.append(record) } else { leftOut += 1 }
      return true
    }
    return ["views": .list(views), "leftOut": .int(Int64(leftOut))]
  }

  /// Numbers a view that the device acts on.
  func name(_ index: Int64) -> LinkRecord {
    var found: UIView?
    walk { place, here in
      if here == index { found = place.view }
      return here < index && here < Self.mostViews
    }
    return found.map { ["object": .object($0.id)] } ?? [:]
  }

  /// Goes through all views, each before its subviews, until `visit` says no.
  ///
  /// Without recursion, since views may be nested deeper than the stack is.
  private func walk(_ visit: (Place, Int) -> Bool) {
    var waiting: [Place] = UIApplication.shared.windows.reversed().map { Place(view: $0, depth: 0) }
    var index = 0
    while let place = waiting.popLast() {
      guard visit(place, index) else { return }
      index += 1
      waiting += place.view.subviews.reversed().map { Place(view: $0, depth: place.depth + 1) }
    }
  }

  private func record(of place: Place, _ names: PropertyNames) -> LinkRecord {
    let view = place.view
    var record = view.treeDetail
    let frame = view.geometry.frame
    record["class"] = .string(_typeName(type(of: view), qualified: false).cappedForTree)
    record["depth"] = .int(Int64(place.depth))
    for (key, value) in [
      ("x", frame.origin.x), ("y", frame.origin.y), ("width", frame.size.width),
      ("height", frame.size.height),
    ] { record[key] = .double(Double(value)) }
    record["text"] = record["text"]?.string.map { .string($0.cappedForTree) }
    record["object"] = view.knownID.map { .object($0) }
    record["identifier"] = view.accessibilityIdentifier.map { .string($0.cappedForTree) }
    record["label"] = view.accessibilityLabel.map { .string($0.cappedForTree) }
    record["name"] = names[view].map { .string($0.cappedForTree) }
    if view.tag != 0 { record["tag"] = .int(Int64(view.tag)) }
    if view.look.isHidden { record["hidden"] = true }
    if view.look.alpha < 1 { record["alpha"] = .double(Double(view.look.alpha)) }
    if !view.look.takesTouches { record["untouchable"] = true }
    let gestures = view.gestureNames
    if !gestures.isEmpty { record["gestures"] = .list(gestures.map { .string($0) }) }
    if let controller = view.controller {
      record["controller"] = .string(
        _typeName(type(of: controller), qualified: false).cappedForTree)
      record["controllerObject"] = .object(controller.id)
    }
    if let window = view as? UIWindow {
      record["role"] = "window"
      record["session"] = (window.windowScene?.session.persistentIdentifier).map { .string($0) }
    }
    return record
  }
}

/// The names of the properties by which controllers and views of the app hold views.
@MainActor private struct PropertyNames {
  /// How many properties of an object are looked at, and elements of an array.
  private static let mostChildren = 200
  private static let lazyPrefix = "$__lazy_storage_$_"

  private var names: [ObjectIdentifier: String] = [:]

  subscript(view: UIView) -> String? { names[ObjectIdentifier(view)] }

  /// Takes over what a view's controller and the view itself, where the app has made its class, hold.
  mutating func read(from view: UIView) {
    if let controller = view.controller { read(Mirror(reflecting: controller)) }
    if !Self.isOfUIKit(type(of: view)) { read(Mirror(reflecting: view)) }
  }

  private mutating func read(_ mirror: Mirror) {
    var next: Mirror? = mirror
    while let mirror = next, !Self.isOfUIKit(mirror.subjectType) {
      for child in mirror.children.prefix(Self.mostChildren) {
        guard var name = child.label else { continue }
        if name.hasPrefix(Self.lazyPrefix) { name.removeFirst(Self.lazyPrefix.count) }
        read(child.value, name)
      }
      next = mirror.superclassMirror
    }
  }

  private mutating func read(_ value: Any, _ name: String) {
    if let view = value as? UIView {
      add(view, name)
    } else if let views = value as? [UIView] {
      for (index, view) in views.prefix(Self.mostChildren).enumerated() {
        add(view, "\(name)[\(index)]")
      }
    }
  }

  /// The outermost holder's name counts.
  private mutating func add(_ view: UIView, _ name: String) {
    let key = ObjectIdentifier(view)
    if names[key] == nil { names[key] = name }
  }

  private static func isOfUIKit(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: true).hasPrefix("UIKit.")
  }
}

extension String {
  /// As much of the text as the view tree tells.
  var cappedForTree: String {
    utf8.count <= ViewTreeReading.longestText
      ? self : String(decoding: utf8.prefix(ViewTreeReading.longestText), as: UTF8.self)
  }
}
