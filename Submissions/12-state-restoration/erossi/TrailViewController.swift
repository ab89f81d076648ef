//
//  TrailViewController.swift
//  StateRestoration
//

import UIKit

/// One trail: its map or the notes on it, as the user chooses. A container of its own making.
class TrailViewController: UIViewController, UIViewControllerRestoration {

    enum Pane: String {
        case map, notes
    }

    let trail: Trail
    let map = MapViewController()
    let notes = NotesViewController()
    private(set) var pane = Pane.map
    private let nameLabel = UILabel()

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "trail"
        restorationClass = TrailViewController.self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        nameLabel.text = "\(trail.name), \(trail.kilometres) km"
        nameLabel.frame = CGRect(x: 20, y: 100, width: view.bounds.width - 40, height: 44)
        view.addSubview(nameLabel)
        addButton("Map", x: 20) { [weak self] in self?.show(.map) }
        addButton("Notes", x: 180) { [weak self] in self?.show(.notes) }
        for child in [map, notes] {
            addChild(child)
            child.didMove(toParent: self)
        }
        show(pane)
    }

    /// Puts one of the two on the screen.
    func show(_ pane: Pane) {
        self.pane = pane
        guard isViewLoaded else { return }
        let shown = pane == .map ? map : notes
        let other = pane == .map ? notes : map
        other.viewIfLoaded?.removeFromSuperview()
        shown.view.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: view.bounds.height - 200)
        view.addSubview(shown.view)
    }

    private func addButton(_ title: String, x: CGFloat, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: 150, width: 140, height: 44)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
    }

    // MARK: State, before iOS 13

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        guard let name = coder.decodeObject(forKey: "trail") as? String, let trail = Trail.named(name) else { return nil }
        return TrailViewController(trail: trail)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(trail.name, forKey: "trail")
        coder.encode(pane.rawValue, forKey: "pane")
        // The system saves no children of a container that it does not know: each has to be in the coder.
        coder.encode(map, forKey: "map")
        coder.encode(notes, forKey: "notes")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let name = coder.decodeObject(forKey: "pane") as? String, let pane = Pane(rawValue: name) {
            show(pane)
        }
    }

    // MARK: State, from iOS 13 on

    var state: [String: Any] {
        ["trail": trail.name, "pane": pane.rawValue, "zoom": map.zoom, "draft": notes.draft]
    }

    convenience init?(state: [AnyHashable: Any]) {
        guard let name = state["trail"] as? String, let trail = Trail.named(name) else { return nil }
        self.init(trail: trail)
        map.setZoom(state["zoom"] as? Int ?? 1)
        notes.setDraft(state["draft"] as? String ?? "")
        show((state["pane"] as? String).flatMap(Pane.init) ?? .map)
    }

}
