import UIKit

final class BirdCell: UICollectionViewCell {

    let nameLabel = UILabel()
    let countLabel = UILabel()
    let markLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.frame = CGRect(x: 10, y: 10, width: 110, height: 30)
        countLabel.frame = CGRect(x: 10, y: 70, width: 150, height: 20)
        markLabel.frame = CGRect(x: 130, y: 10, width: 30, height: 30)
        contentView.addSubview(nameLabel)
        contentView.addSubview(countLabel)
        contentView.addSubview(markLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
        didSet {
            markLabel.text = isSelected ? "✓" : ""
        }
    }
}
