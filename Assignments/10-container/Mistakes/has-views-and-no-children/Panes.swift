//
//  Panes.swift
//  Container
//

import UIKit

/// What the switcher switches between: counts the taps on its button. Leave this file as it is.
class PaneViewController: UIViewController {

    private var count = 0
    private let label = UILabel()

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = title ?? ""
        view.accessibilityIdentifier = "\(name) pane"
        view.backgroundColor = .systemBackground
        label.text = "\(name): 0"
        label.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Add to \(name)") { [weak self] _ in
                self?.count += 1
                self?.label.text = "\(name): \(self?.count ?? 0)"
            })
        button.frame = CGRect(x: 20, y: 70, width: 200, height: 40)
        view.addSubview(label)
        view.addSubview(button)
    }

    // What a trace leaves out unless somebody listens.

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}

class MapViewController: PaneViewController {
    init() { super.init(title: "Map") }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class PlanViewController: PaneViewController {
    init() { super.init(title: "Plan") }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class BudgetViewController: PaneViewController {
    init() { super.init(title: "Budget") }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class PhotosViewController: PaneViewController {
    init() { super.init(title: "Photos") }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class AboutViewController: UIViewController {

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "About"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
