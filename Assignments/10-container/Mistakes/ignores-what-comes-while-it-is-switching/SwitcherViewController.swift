import UIKit

/// Shows one of several view controllers, which the user chooses in a bar.
class SwitcherViewController: UIViewController {

    private(set) var viewControllers: [UIViewController]
    private(set) var selectedViewController: UIViewController?

    /// The child, which follows `selectedViewController`: at once, or when the change under way is over.
    private var shownViewController: UIViewController?
    private var isSwitching = false

    private let bar = UISegmentedControl()
    private let room = UIView()

    init(viewControllers: [UIViewController]) {
        self.viewControllers = viewControllers
        selectedViewController = viewControllers.first
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 40)
        bar.autoresizingMask = .flexibleWidth
        bar.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.show(self.bar.selectedSegmentIndex, animated: true)
            }, for: .valueChanged)
        room.frame = CGRect(x: 0, y: 140, width: view.bounds.width, height: view.bounds.height - 140)
        room.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(bar)
        view.addSubview(room)
        fillBar()
        showSelected(animated: false)
    }

    // MARK: Panes

    func show(_ index: Int, animated: Bool) {
        guard !isSwitching, viewControllers.indices.contains(index) else { return }
        selectedViewController = viewControllers[index]
        showSelected(animated: animated)
    }

    func append(_ viewController: UIViewController) {
        viewControllers.append(viewController)
        selectedViewController = selectedViewController ?? viewController
        fillBar()
        showSelected(animated: false)
    }

    func remove(at index: Int) {
        guard viewControllers.indices.contains(index) else { return }
        let removed = viewControllers.remove(at: index)
        if removed === selectedViewController {
            let next = min(index, viewControllers.count - 1)
            selectedViewController = next < 0 ? nil : viewControllers[next]
        }
        fillBar()
        showSelected(animated: false)
    }

    private func fillBar() {
        guard isViewLoaded else { return }
        bar.removeAllSegments()
        for (index, viewController) in viewControllers.enumerated() {
            bar.insertSegment(withTitle: viewController.title, at: index, animated: false)
        }
        markSelected()
    }

    private func markSelected() {
        bar.selectedSegmentIndex =
            viewControllers.firstIndex { $0 === selectedViewController } ?? UISegmentedControl.noSegment
    }

    // MARK: The child

    private func showSelected(animated: Bool) {
        guard isViewLoaded else { return }
        markSelected()
        guard !isSwitching, shownViewController !== selectedViewController else { return }
        let (old, new) = (shownViewController, selectedViewController)
        shownViewController = new
        old?.willMove(toParent: nil)
        if let new {
            addChild(new)
            new.view.frame = room.bounds
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        // Off the screen there is nobody to animate for.
        if let old, let new, animated, view.window != nil {
            isSwitching = true
            transition(from: old, to: new, duration: 0.25, options: .transitionCrossDissolve, animations: nil) { [weak self] _ in
                self?.finish(old, new)
                self?.isSwitching = false
            }
        } else {
            old?.view.removeFromSuperview()
            (new?.view).map(room.addSubview)
            finish(old, new)
        }
    }

    private func finish(_ old: UIViewController?, _ new: UIViewController?) {
        old?.removeFromParent()
        new?.didMove(toParent: self)
    }
}
