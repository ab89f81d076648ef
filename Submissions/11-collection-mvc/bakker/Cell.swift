import UIKit

class Cell: UICollectionViewCell {
    let text = UILabel()
    let details = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.frame = CGRect(x: 5, y: 5, width: 160, height: 40)
        details.frame = CGRect(x: 5, y: 50, width: 160, height: 40)
        contentView.addSubview(text)
        contentView.addSubview(details)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        text.text = ""
        details.text = ""
    }
}
