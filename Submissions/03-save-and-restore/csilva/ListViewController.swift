import UIKit

class ListViewController: UIViewController {

    let listLabel = UILabel()

    var rows: [[String: String]] = [] {
        didSet {
            let names = rows.compactMap { $0["name"] }
            listLabel.text = names.isEmpty ? "Nothing to buy" : names.joined(separator: ", ")
        }
    }

    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.frame = view.bounds
        listLabel.textAlignment = .center
        listLabel.numberOfLines = 0
        view.addSubview(listLabel)

        // As in the book: save when the app is about to go away.
        for name in [UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification] {
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
                MainActor.assumeIsolated {
                    self?.save()
                }
            }
            observers.append(observer)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Only called at launch, not when the app comes back.
        load()
    }

    deinit {
        for observer in observers {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    func save() {
        let defaults = UserDefaults.standard
        defaults.set(rows, forKey: "rows")
        defaults.set(Date().timeIntervalSince1970, forKey: "savedAt")
    }

    func load() {
        let defaults = UserDefaults.standard
        if defaults.object(forKey: "savedAt") == nil {
            rows = [["name": "bread"]]
        } else {
            rows = defaults.array(forKey: "rows") as? [[String: String]] ?? []
        }
    }
}
