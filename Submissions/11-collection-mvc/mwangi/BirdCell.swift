import UIKit

final class BirdCell: UICollectionViewCell {
    var bird: Notebook.Bird? {
        didSet { setNeedsUpdateConfiguration() }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = bird?.name
        var parts: [String] = []
        if let latinName = bird?.latinName { parts.append("(\(latinName))") }
        if let count = bird?.count, count > 0 { parts.append("seen \(count) times") }
        if state.isSelected { parts.append("✓") }
        content.secondaryText = parts.joined(separator: ", ")
        contentConfiguration = content
    }
}
