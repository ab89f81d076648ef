//
//  TrailListViewController.swift
//  StateRestoration
//

import UIKit

/// All trails; a tap on one shows it.
class TrailListViewController: UIViewController {

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "list"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trails"
        view.backgroundColor = .white
        for (row, trail) in Trail.all.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(trail.name, for: .normal)
            button.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(row), width: view.bounds.width - 40, height: 44)
            button.addAction(UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(TrailViewController(trail: trail), animated: true)
            }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

}
