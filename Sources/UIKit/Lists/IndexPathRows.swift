import AppLink
import Foundation

/// The places of items and rows; Foundation on Linux lacks these names.
extension IndexPath {
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// nil where a call names no item.
  init?(_ record: LinkRecord) {
    guard let section = record["section"]?.int, let item = record["item"]?.int else { return nil }
    self.init(item: Int(item), section: Int(section))
  }

  var linkRecord: LinkRecord {
    guard count == 2 else { return [:] }
    return ["section": .int(Int64(section)), "item": .int(Int64(item))]
  }
}

extension LinkRecord {
  /// The items that a call names.
  func indexPaths(_ key: String) -> [IndexPath] {
    (self[key]?.list ?? []).compactMap { $0.record.flatMap(IndexPath.init) }
  }
}
