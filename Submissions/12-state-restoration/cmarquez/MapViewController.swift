//
//  MapViewController.swift
//  StateRestoration
//

import UIKit

/// The map of a trail, which can be zoomed.
class MapViewController: UIViewController {

    /// From 1 to 9.
    private(set) var zoom = 1
    private let zoomLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "map"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        zoomLabel.frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 44)
        view.addSubview(zoomLabel)
        let button = UIButton(type: .system)
        button.setTitle("Zoom in", for: .normal)
        button.frame = CGRect(x: 20, y: 70, width: 140, height: 44)
        button.addAction(UIAction { [weak self] _ in
            guard let self else { return }
            self.setZoom(self.zoom + 1)
        }, for: .touchUpInside)
        view.addSubview(button)
        showZoom()
    }

    func setZoom(_ zoom: Int) {
        self.zoom = min(max(1, zoom), 9)
        if isViewLoaded { showZoom() }
    }

    private func showZoom() {
        zoomLabel.text = "Zoom \(zoom)"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        setZoom(coder.decodeInteger(forKey: "zoom"))
    }

}
