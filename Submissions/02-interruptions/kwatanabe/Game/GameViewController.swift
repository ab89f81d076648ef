import UIKit

final class GameViewController: UIViewController {

    private let points = UILabel()

    override func loadView() {
        points.textAlignment = .center
        points.backgroundColor = .black
        points.textColor = .systemGreen
        view = points
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(points: 0)
    }

    func show(points number: Int) {
        points.text = number == 1 ? "1 point" : "\(number) points"
    }
}
