import UIKit

/// Draws what it is given, in a stack.
final class BirdCell: UICollectionViewCell {
    private let labels = (name: UILabel(), latin: UILabel(), count: UILabel(), mark: UILabel())

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [labels.mark, labels.name, labels.latin, labels.count])
        stack.axis = .vertical
        stack.frame = contentView.bounds
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    func configure(name: String, entry: Notebook.Entry, isMarked: Bool) {
        labels.name.text = name
        labels.latin.text = entry.latin ?? "…"
        labels.count.text = entry.count == 0 ? "" : "seen: \(entry.count)"
        labels.mark.text = isMarked ? "✓" : ""
    }
}
