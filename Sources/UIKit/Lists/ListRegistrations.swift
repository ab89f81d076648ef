import AppLink
import Foundation

/// Which classes, or drawings, a list makes its cells of.
struct ListRegistrations {
  private struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  typealias Prototype = @MainActor () -> (any ListCell)?

  private var classes: [Key: AnyClass] = [:]
  private var prototypes: [Key: Prototype] = [:]
  /// Whether a prototype begins a segue.
  var leadElsewhere = false

  mutating func set(_ type: AnyClass?, kind: String = ListElement.cell, _ identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    classes[key] = type
    prototypes[key] = nil
  }

  mutating func set(
    prototype: Prototype?, kind: String = ListElement.cell, _ identifier: String
  ) {
    let key = Key(kind: kind, identifier: identifier)
    prototypes[key] = prototype
    classes[key] = nil
  }

  func prototype(kind: String = ListElement.cell, _ identifier: String) -> Prototype? {
    prototypes[Key(kind: kind, identifier: identifier)]
  }

  func type(kind: String = ListElement.cell, _ identifier: String) -> AnyClass? {
    classes[Key(kind: kind, identifier: identifier)]
  }
}

extension ListContents {
  /// A change of sections, as a batch of its own outside of any.
  func change(_ word: String, sections: IndexSet) {
    beginUpdates()
    for section in sections { change(word, section: section) }
    endUpdates()
  }
}

extension UIView {
  /// The size in which a list displays its items: its own, or where constraints are to give it one, that
  /// of the nearest view around it that has one.
  var listSize: CGSize {
    guard frame.isEmpty, !translatesAutoresizingMaskIntoConstraints else { return frame.size }
    var view = superview
    while let current = view {
      if !current.frame.isEmpty { return current.frame.size }
      view = current.superview
    }
    return .zero
  }
}

extension ListView {
  /// What the device has to know of any list.
  func baseState(hasDataSource: Bool) -> LinkRecord {
    let size = window == nil ? .zero : listSize
    return [
      "isShowable": .bool(hasDataSource && size.width > 0 && size.height > 0),
      "x": .double(Double(contentOffset.x)), "y": .double(Double(contentOffset.y)),
      "width": .double(Double(size.width)), "height": .double(Double(size.height)),
    ]
  }
}
