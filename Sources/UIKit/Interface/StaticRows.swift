import Foundation

/// The rows of a table view that Interface Builder has drawn, which its controller shows as its own
/// data source.
struct StaticRows {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }

  private let sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
  }

  var count: Int { sections.count }

  subscript(section: Int) -> Section? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  subscript(path: IndexPath) -> UITableViewCell? {
    guard let cells = self[path.section]?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  @MainActor var leadElsewhere: Bool {
    sections.contains { $0.cells.contains { $0.leadsTo != nil } }
  }
}
