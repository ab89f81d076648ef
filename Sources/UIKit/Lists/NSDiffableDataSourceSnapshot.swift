import Foundation

/// What a list shows, by identifiers of its sections and items.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  private(set) var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private var sectionSet: Set<SectionIdentifierType> = []
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reconfigured: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  public init() {}

  // MARK: Reading

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sectionOfItem.count }
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloaded.contains)
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionOfItem[item].flatMap(indexOfSection),
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  // MARK: Items

  /// Into the last section where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier.map(place) ?? sections.indices.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: section, at: sections[section].items.count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let path = path(of: beforeIdentifier)
    insert(identifiers, in: path.section, at: path.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let path = path(of: afterIdentifier)
    insert(identifiers, in: path.section, at: path.item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let path = indexPath(of: identifier) else { continue }
      sections[path.section].items.remove(at: path.item)
      sectionOfItem[identifier] = nil
      reloaded.remove(identifier)
      reconfigured.remove(identifier)
    }
  }

  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier)
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier)
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = path(of: identifier) }
    reloaded.formUnion(identifiers)
  }

  /// Asks for the same cells to be filled again; here they are reloaded, but stay selected.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = path(of: identifier) }
    reconfigured.formUnion(identifiers)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = indexOfSection(identifier) else { continue }
      for item in sections[index].items { sectionOfItem[item] = nil }
      sections.remove(at: index)
      sectionSet.remove(identifier)
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers)
  }

  // MARK: Changing

  mutating func forgetReloads() {
    reloaded = []
    reconfigured = []
    reloadedSections = []
  }

  private mutating func insert(_ items: [ItemIdentifierType], in section: Int, at index: Int) {
    for item in items {
      guard sectionOfItem.updateValue(sections[section].id, forKey: item) == nil else {
        fatalError(
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}"
            .cappedForLink)
      }
    }
    sections[section].items.insert(contentsOf: items, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      guard sectionSet.insert(identifier).inserted else {
        fatalError(
          "Fatal: supplied section identifiers are not unique. "
            + "Duplicate identifiers: {(\(identifier))}".cappedForLink)
      }
    }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }

  private mutating func take(_ item: ItemIdentifierType) {
    let path = path(of: item)
    sections[path.section].items.remove(at: path.item)
    sectionOfItem[item] = nil
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      fatalError(
        "Invalid section identifier for section index specified: \(identifier)".cappedForLink)
    }
    return index
  }

  private func path(of identifier: ItemIdentifierType) -> IndexPath {
    guard let path = indexPath(of: identifier) else {
      fatalError("Invalid item identifier specified: \(identifier)".cappedForLink)
    }
    return path
  }
}
