import Foundation
import NibFormat

extension InterfaceCoder {
  /// Gives a view what the file says of it, and makes what is in it, as UIKit's own `init(coder:)`
  /// does.
  @MainActor func fill(_ view: UIView) {
    scene.set(view, as: node.id)
    EffectLog.shared.withoutUpdates { ViewValues.apply(node, to: view, in: scene) }
    for (part, guide) in Self.guides {
      if let id = node.part(part)?.id { scene.set(guide(view), as: id) }
    }
    scene.owe(node.parts["constraints"] ?? [], to: view)
    fillParts(of: view)
  }

  @MainActor private static let guides: [String: @MainActor (UIView) -> UILayoutGuide] = [
    "safeAreaLayoutGuide": { $0.safeAreaLayoutGuide },
    "layoutMarginsGuide": { $0.layoutMarginsGuide },
    "readableContentGuide": { $0.readableContentGuide },
    "keyboardLayoutGuide": { $0.safeAreaLayoutGuide },
    "contentLayoutGuide": { ($0 as? UIScrollView)?.contentLayoutGuide ?? $0.safeAreaLayoutGuide },
    "frameLayoutGuide": { ($0 as? UIScrollView)?.frameLayoutGuide ?? $0.safeAreaLayoutGuide },
  ]

  @MainActor private func fillParts(of view: UIView) {
    switch view {
    case let stack as UIStackView:
      for view in made("arrangedSubviews") + made("subviews") {
        EffectLog.shared.withoutUpdates { stack.addArrangedSubview(view) }
      }
    case let table as UITableView: fill(table)
    case let list as UICollectionView:
      CellPrototypes.register(node.parts["prototypes"] ?? [], in: list, scene)
      CellPrototypes.register(supplements: node, in: list, scene)
      list.backgroundView = made("backgroundView").first
    case let cell as UITableViewCell: fill(cell)
    case let cell as UICollectionViewCell:
      fillContent(cell.contentView)
      cell.backgroundView = made("backgroundView").first
      cell.selectedBackgroundView = made("selectedBackgroundView").first
    default:
      // Of what is known as a view only, the content belongs into it.
      for child in made("subviews") + made("contentView") { view.attach(child) }
    }
  }

  @MainActor private func made(_ part: String) -> [UIView] {
    (node.parts[part] ?? []).compactMap { scene.makeView($0) }
  }

  // MARK: Lists

  @MainActor private func fill(_ table: UITableView) {
    EffectLog.shared.withoutUpdates {
      table.tableHeaderView = made("tableHeaderView").first
      table.tableFooterView = made("tableFooterView").first
    }
    table.backgroundView = made("backgroundView").first
    CellPrototypes.register(node.parts["prototypes"] ?? [], in: table, scene)
    guard let sections = node.parts["sections"], !sections.isEmpty else { return }
    table.staticRows = StaticRows(
      sections.map { section in
        StaticRows.Section(
          header: section.string("headerTitle"), footer: section.string("footerTitle"),
          cells: (section.parts["cells"] ?? []).compactMap {
            scene.makeView($0) as? UITableViewCell
          })
      })
  }

  @MainActor private func fill(_ cell: UITableViewCell) {
    // The labels of a standard style are the cell's own.
    for key in ["textLabel", "detailTextLabel"] {
      guard let id = node.object(key),
        let part = node.part("contentView")?.parts["subviews"]?.first(where: { $0.id == id }),
        let label = key == "textLabel" ? cell.textLabel : cell.detailTextLabel
      else { continue }
      EffectLog.shared.withoutUpdates { ViewValues.apply(part, to: label, in: scene) }
      scene.take(label, as: part)
    }
    fillContent(cell.contentView)
    EffectLog.shared.withoutUpdates {
      cell.accessoryView = made("accessoryView").first
      cell.backgroundView = made("backgroundView").first
      cell.selectedBackgroundView = made("selectedBackgroundView").first
    }
  }

  /// A cell's content view is there already.
  @MainActor private func fillContent(_ content: UIView) {
    guard let part = node.part("contentView") else { return }
    scene.take(content, as: part)
    let labels = ["textLabel", "detailTextLabel"].compactMap { node.object($0) }
    for child in part.parts["subviews"] ?? [] where !labels.contains(child.id) {
      if let view = scene.makeView(child) { content.attach(view) }
    }
    scene.owe(part.parts["constraints"] ?? [], to: content)
    EffectLog.shared.withoutUpdates {
      ViewValues.apply(part, to: content, in: scene)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }
}
