import UIKit

class FirstViewController: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet private var buttons: [UIButton]!
    @IBOutlet weak var picker: UISegmentedControl!
    @IBOutlet weak var width: NSLayoutConstraint!
    @IBInspectable var greeting: String = "none" {
        didSet { print("greeting \(greeting), view loaded: \(isViewLoaded)") }
    }
    var child: ChildViewController?
    var allows = true

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        print("first init, title \(title ?? "-")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        print("first awake, in \(navigationController == nil ? "nothing" : "a navigation controller")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("first loaded: \(label.text ?? "-"), \(buttons.count) buttons, \(picker.numberOfSegments) segments, width \(Int(width.constant)), child \(child?.isViewLoaded ?? false)")
        print("corner \(Int(label.layer.cornerRadius)), tag \(label.tag), identifier \(label.accessibilityIdentifier ?? "-")")
    }

    @IBAction func tapped(_ sender: UIButton) {
        label.text = "tapped \(sender.currentTitle ?? "-")"
    }

    @IBAction func refuse() { allows = false }

    @IBAction func picked(_ sender: UISegmentedControl) {
        label.text = "picked \(sender.selectedSegmentIndex)"
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        print("should \(identifier) by \(type(of: sender!))")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("prepare \(segue.identifier ?? "-") to \(type(of: segue.destination)), loaded: \(segue.destination.isViewLoaded)")
        if let child = segue.destination as? ChildViewController { self.child = child }
        if let second = segue.destination as? SecondViewController { second.text = "from first" }
    }

    @IBAction func backToFirst(_ segue: UIStoryboardSegue) {
        print("back from \(type(of: segue.source)), presented: \(presentedViewController != nil)")
    }

    @IBSegueAction func makeItem(_ coder: NSCoder) -> ItemViewController? {
        ItemViewController(coder: coder, item: "cake")
    }
}

class ChildViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("child loaded in \(parent.map { "\(type(of: $0))" } ?? "nothing")")
    }
}

class SecondViewController: UIViewController {
    @IBOutlet var note: UILabel!
    var text = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        note.text = text
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("second prepares \(segue.identifier ?? "-") to \(type(of: segue.destination))")
    }
}

class ItemViewController: UIViewController {
    let item: String

    init?(coder: NSCoder, item: String) {
        self.item = item
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        item = "nothing"
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("item \(item)")
    }
}

class FadeSegue: UIStoryboardSegue {
    override func perform() {
        print("fade \(identifier ?? "-")")
        source.present(destination, animated: false)
    }
}

class PanelViewController: UIViewController {
    @IBOutlet var caption: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        print("panel \(caption.text ?? "-")")
    }
}

class BrokenViewController: UIViewController {
    var label: UILabel?
    @IBOutlet var button: UIButton!
}
