//
//  SwitcherViewController.swift
//  Container
//

import UIKit

/// Shows one of several view controllers, which the user chooses in a bar.
class SwitcherViewController: UIViewController {

    /// The panes, in the order in which the bar names them.
    private(set) var viewControllers: [UIViewController]

    /// The one that is shown, or will be as soon as the switcher is; nil when there are none.
    private(set) var selectedViewController: UIViewController?

    init(viewControllers: [UIViewController]) {
        self.viewControllers = viewControllers
        super.init(nibName: nil, bundle: nil)
        selectedViewController = viewControllers.first
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, pane) in viewControllers.enumerated() {
            let button = UIButton(primaryAction: UIAction(title: pane.title ?? "") { _ in self.show(index, animated: true) })
            button.frame = CGRect(x: index * 100, y: 100, width: 100, height: 40)
            view.addSubview(button)
        }
        if let pane = selectedViewController {
            pane.view.frame = CGRect(x: 0, y: 150, width: view.bounds.width, height: 500)
            view.addSubview(pane.view)
        }
    }

    /// Shows another of the panes; does nothing where there is none of that number.
    func show(_ index: Int, animated: Bool) {
        selectedViewController?.view.removeFromSuperview()
        selectedViewController = viewControllers[index]
        let pane = selectedViewController!.view!
        pane.frame = CGRect(x: 0, y: 150, width: view.bounds.width, height: 500)
        view.addSubview(pane)
    }

    /// Adds a pane behind the others.
    func append(_ viewController: UIViewController) {
        viewControllers.append(viewController)
    }

    /// Removes a pane. When it is the one that is shown, the one behind it takes its place, or else the last.
    func remove(at index: Int) {
        // Your code here.
    }

}
