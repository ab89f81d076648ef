import UIKit

/// Carries out one change after the other.
class SwitcherViewController: UIViewController {

    private(set) var viewControllers: [UIViewController]
    private(set) var selectedViewController: UIViewController?

    private var queue: [(pane: UIViewController?, animated: Bool)] = []
    private var isBusy = false
    private weak var tabs: UIStackView?

    private var child: UIViewController? { return children.first }

    init(viewControllers: [UIViewController]) {
        self.viewControllers = viewControllers
        self.selectedViewController = viewControllers.first
        super.init(nibName: nil, bundle: nil)
        queue.append((viewControllers.first, false))
    }

    required init?(coder: NSCoder) { fatalError() }

    override func loadView() {
        let stack = UIStackView()
        stack.axis = .vertical
        let tabs = UIStackView()
        stack.addArrangedSubview(tabs)
        self.tabs = tabs
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateTabs()
        next()
    }

    private func updateTabs() {
        guard let tabs = tabs else { return }
        for view in tabs.arrangedSubviews { view.removeFromSuperview() }
        for pane in viewControllers {
            tabs.addArrangedSubview(
                UIButton(
                    primaryAction: UIAction(title: pane.title ?? "") { [weak self, weak pane] _ in
                        guard let self = self, let pane = pane else { return }
                        self.select(pane, animated: true)
                    }))
        }
    }

    private func select(_ pane: UIViewController?, animated: Bool) {
        if pane === selectedViewController { return }
        selectedViewController = pane
        queue.append((pane, animated))
        next()
    }

    private func next() {
        guard isViewLoaded, !isBusy, !queue.isEmpty else { return }
        let change = queue.removeFirst()
        let old = child
        guard old !== change.pane else { return next() }
        old?.willMove(toParent: nil)
        guard let new = change.pane else {
            old?.view.removeFromSuperview()
            old?.removeFromParent()
            return next()
        }
        addChild(new)
        place(new.view)
        guard let old = old, change.animated, viewIfLoaded?.window != nil else {
            old?.view.removeFromSuperview()
            old?.removeFromParent()
            view.addSubview(new.view)
            new.didMove(toParent: self)
            return next()
        }
        isBusy = true
        transition(
            from: old, to: new, duration: 0.2, options: [],
            animations: { new.view.alpha = 1 },
            completion: { _ in
                old.removeFromParent()
                new.didMove(toParent: self)
                self.isBusy = false
                self.next()
            })
    }

    private func place(_ pane: UIView) {
        pane.frame = CGRect(x: 0, y: 130, width: view.bounds.width, height: view.bounds.height - 130)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if let pane = child?.viewIfLoaded { place(pane) }
    }

    func show(_ index: Int, animated: Bool) {
        guard viewControllers.indices.contains(index) else { return }
        select(viewControllers[index], animated: animated)
    }

    func append(_ viewController: UIViewController) {
        viewControllers.append(viewController)
        updateTabs()
        if viewControllers.count == 1 { select(viewController, animated: false) }
    }

    func remove(at index: Int) {
        guard viewControllers.indices.contains(index) else { return }
        let pane = viewControllers.remove(at: index)
        updateTabs()
        guard pane === selectedViewController else { return }
        if index < viewControllers.count {
            select(viewControllers[index], animated: false)
        } else {
            select(viewControllers.last, animated: false)
        }
    }
}
