import AppLink
import Foundation

/// A view that a list shows and uses again: a cell, a header, a footer.
@MainActor protocol ListCell: UIView {
  var listPlace: ListCellPlace { get set }
  var reuseIdentifier: String? { get }
  /// What choosing the cell begins, where a storyboard says so.
  var leadsTo: SegueTrigger? { get set }
  func prepareForReuse()
  /// Takes over whether the cell is selected, and touched.
  func mark(isSelected: Bool, isHighlighted: Bool)
}

/// What of a list a view shows, and whether that can be seen.
struct ListCellPlace {
  enum Display: String {
    /// The data source fills it just now.
    case preparing
    /// Filled, and not on the screen yet: it may be prepared long before.
    case prepared
    case displayed
    case offScreen
  }

  var element: ListElement?
  var display = Display.preparing
}

/// Something that a list shows, by its kind (`cell`, `header`, `footer` or a collection view's own) and
/// its place.
struct ListElement: Hashable {
  static let cell = "cell"

  var kind: String
  var indexPath: IndexPath

  init(_ kind: String = Self.cell, _ indexPath: IndexPath) {
    self.kind = kind
    self.indexPath = indexPath
  }

  /// nil where a call names none.
  init?(_ record: LinkRecord) {
    guard let path = IndexPath(record) else { return nil }
    self.init(record["kind"]?.string ?? Self.cell, path)
  }

  func record(frame: CGRect) -> LinkRecord {
    var record = indexPath.linkRecord
    record["kind"] = .string(kind)
    record["x"] = .double(Double(frame.minX))
    record["y"] = .double(Double(frame.minY))
    record["width"] = .double(Double(frame.width))
    record["height"] = .double(Double(frame.height))
    return record
  }
}

extension UIView {
  /// The cell that the view is, or is in.
  var enclosingCell: (any ListCell)? {
    var view: UIView? = self
    while let current = view {
      if let cell = current as? any ListCell { return cell }
      view = current.superview
    }
    return nil
  }

  /// What a tree of views says of a cell and its place.
  var listTreeDetail: LinkRecord {
    guard let cell = self as? any ListCell, cell.listPlace.display == .displayed,
      let element = cell.listPlace.element, element.kind == ListElement.cell
    else { return [:] }
    return element.indexPath.linkRecord.merging(["role": "cell"]) { old, _ in old }
  }

  /// A view of a class that is known by its metatype only, by `init(frame:)`; see `Instantiation`.
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let made = unsafeBitCast(type as UIView.Type, to: InstantiableView.Type.self).init(frame: frame)
    return unsafeDowncast(made as UIView, to: View.self)
  }
}

/// A view with a required `init(frame:)`; never made, see `Instantiation`.
///
/// Open, so that the compiler has to look the initialiser up in the class at hand.
open class InstantiableView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
