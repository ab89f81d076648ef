import UIKit

/// Forwards appearance itself, so that an animated switch tells its panes when it begins and when it ends.
class SwitcherViewController: UIViewController {

    private(set) var viewControllers: [UIViewController]
    var selectedViewController: UIViewController? { current }

    private var current: UIViewController?
    /// What ends the switch under way.
    private var pendingEnd: (() -> Void)?
    private var isOnScreen = false
    private let bar = UISegmentedControl()

    init(viewControllers: [UIViewController]) {
        self.viewControllers = viewControllers
        current = viewControllers.first
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        return false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.addAction(UIAction { [unowned self] _ in show(bar.selectedSegmentIndex, animated: true) }, for: .valueChanged)
        view.addSubview(bar)
        refreshBar()
        if let current { embed(current) }
        current?.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: 90, width: view.bounds.width, height: 32)
        current?.viewIfLoaded?.frame = paneFrame
    }

    private var paneFrame: CGRect {
        return view.bounds.inset(by: UIEdgeInsets(top: 122, left: 0, bottom: 0, right: 0))
    }

    // MARK: The switcher's own appearance

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current?.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnScreen = true
        current?.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        finishSwitch()
        isOnScreen = false
        current?.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current?.endAppearanceTransition()
    }

    // MARK: Switching

    func show(_ index: Int, animated: Bool) {
        guard index >= 0, index < viewControllers.count else { return }
        replace(with: viewControllers[index], animated: animated)
    }

    private func replace(with new: UIViewController?, animated: Bool) {
        guard new !== current else { return }
        finishSwitch()
        let old = current
        current = new
        guard isViewLoaded else { return }
        refreshBar()
        old?.willMove(toParent: nil)
        let tells = true
        if tells {
            old?.beginAppearanceTransition(false, animated: animated)
            new?.beginAppearanceTransition(true, animated: animated)
        }
        if let new { embed(new) }
        let end = {
            old?.view.removeFromSuperview()
            if tells {
                old?.endAppearanceTransition()
                new?.endAppearanceTransition()
            }
            old?.removeFromParent()
            new?.didMove(toParent: self)
        }
        guard animated, tells else { return end() }
        pendingEnd = end
        new?.view.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { new?.view.alpha = 1 }) { [weak self, weak new] _ in
            // Otherwise the switch was ended early, and another may be under way.
            if self?.current === new { self?.finishSwitch() }
        }
    }

    private func finishSwitch() {
        let end = pendingEnd
        pendingEnd = nil
        end?()
    }

    private func embed(_ pane: UIViewController) {
        addChild(pane)
        pane.view.frame = paneFrame
        view.addSubview(pane.view)
    }

    // MARK: Panes

    func append(_ viewController: UIViewController) {
        viewControllers.append(viewController)
        refreshBar()
        if current == nil { replace(with: viewController, animated: false) }
    }

    func remove(at index: Int) {
        guard viewControllers.indices ~= index else { return }
        finishSwitch()
        let gone = viewControllers.remove(at: index)
        refreshBar()
        if gone === current {
            replace(with: index < viewControllers.count ? viewControllers[index] : viewControllers.last, animated: false)
        }
    }

    private func refreshBar() {
        bar.removeAllSegments()
        for pane in viewControllers {
            bar.insertSegment(withTitle: pane.title, at: bar.numberOfSegments, animated: false)
        }
        bar.selectedSegmentIndex = viewControllers.firstIndex { $0 === current } ?? -1
    }
}
