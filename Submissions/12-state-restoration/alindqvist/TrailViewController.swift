//
//  TrailViewController.swift
//  StateRestoration
//

import UIKit

/// One trail: its map or the notes on it, as the user chooses. A container of its own making.
class TrailViewController: UIViewController {

    enum Pane: String {
        case map, notes
    }

    let trail: Trail
    private(set) var map = Screens.identified(MapViewController(), "map")
    private(set) var notes = Screens.identified(NotesViewController(), "notes")
    private(set) var pane = Pane.map
    private let nameLabel = UILabel()

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
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
        addPanes()
    }

    private func addPanes() {
        for child in [map, notes] {
            addChild(child)
            child.didMove(toParent: self)
        }
        show(pane)
    }

    private func removePanes() {
        for child in [map, notes] {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(trail.name, forKey: "name")
        coder.encode([map, notes], forKey: "panes")
        coder.encode(pane == .notes, forKey: "showsNotes")
        super.encodeRestorableState(with: coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let panes = coder.decodeObject(forKey: "panes") as? [UIViewController], panes.count == 2,
           let restoredMap = panes[0] as? MapViewController, let restoredNotes = panes[1] as? NotesViewController {
            removePanes()
            (map, notes) = (restoredMap, restoredNotes)
            addPanes()
        }
        show(coder.decodeBool(forKey: "showsNotes") ? .notes : .map)
    }

    var bookmark: Bookmark {
        Bookmark(trail: trail.name, pane: pane.rawValue, zoom: map.zoom, draft: notes.draft)
    }

    func open(_ bookmark: Bookmark) {
        map.setZoom(bookmark.zoom)
        notes.setDraft(bookmark.draft)
        show(Pane(rawValue: bookmark.pane) ?? .map)
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

}
