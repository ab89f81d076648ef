import UIKit

/// The card of a bird.
final class BirdCell: UICollectionViewCell {

    static let reuseIdentifier = "bird"

    private let nameLabel = UILabel()
    private let latinLabel = UILabel()
    private let countLabel = UILabel()
    private let markLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemGray
        nameLabel.frame = CGRect(x: 10, y: 10, width: 110, height: 30)
        latinLabel.frame = CGRect(x: 10, y: 40, width: 150, height: 20)
        countLabel.frame = CGRect(x: 10, y: 70, width: 150, height: 20)
        markLabel.frame = CGRect(x: 130, y: 10, width: 30, height: 30)
        for label in [nameLabel, latinLabel, countLabel, markLabel] {
            contentView.addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var isEmpty: Bool {
        nameLabel.text == nil
    }

    func show(_ bird: Bird) {
        nameLabel.text = bird.name
        latinLabel.text = bird.latinName
        countLabel.text = bird.count > 0 ? "\(bird.count)" : nil
    }

    override var isSelected: Bool {
        didSet { markLabel.text = isSelected ? "✓" : nil }
    }
}
