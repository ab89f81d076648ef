import UIKit

class SwitcherViewController: UIViewController {

    // MARK: - State

    private(set) var viewControllers: [UIViewController]
    private(set) var selectedViewController: UIViewController?
    private var fading: [(UIViewController, Fade)] = []

    private lazy var bar: UISegmentedControl = {
        let bar = UISegmentedControl(items: viewControllers.map { $0.title ?? "" })
        bar.addAction(
            UIAction { [weak self] action in
                guard let index = (action.sender as? UISegmentedControl)?.selectedSegmentIndex else { return }
                self?.show(index, animated: true)
            }, for: .valueChanged)
        return bar
    }()

    init(viewControllers: [UIViewController]) {
        self.viewControllers = viewControllers
        super.init(nibName: nil, bundle: nil)
        selectedViewController = viewControllers.first
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - View

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.selectedSegmentIndex = 0
        view.addSubview(bar)
        if let first = selectedViewController {
            begin(first)
            first.didMove(toParent: self)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        bar.frame.size.width = view.bounds.width
    }

    // MARK: - Changes

    func show(_ index: Int, animated: Bool) {
        guard viewControllers.indices.contains(index) else { return }
        change(to: viewControllers[index], animated: animated)
        bar.selectedSegmentIndex = index
    }

    func append(_ viewController: UIViewController) {
        viewControllers.append(viewController)
        bar.insertSegment(withTitle: viewController.title, at: viewControllers.count - 1, animated: true)
        if viewControllers.count == 1 {
            show(0, animated: false)
        }
    }

    func remove(at index: Int) {
        guard viewControllers.indices.contains(index) else { return }
        let gone = viewControllers.remove(at: index)
        bar.removeSegment(at: index, animated: true)
        guard gone === selectedViewController else { return }
        if viewControllers.isEmpty {
            change(to: nil, animated: false)
        } else {
            show(min(index, viewControllers.count - 1), animated: false)
        }
    }

    private func change(to new: UIViewController?, animated: Bool) {
        guard new !== selectedViewController else { return }
        let old = selectedViewController
        selectedViewController = new
        guard isViewLoaded else { return }
        settle()
        old?.willMove(toParent: nil)
        new.map(begin)
        if animated, view.window != nil, let old = old {
            let fade = Fade()
            fading = [(old, fade)]
            new?.view.alpha = 0
            UIView.animate(
                withDuration: 0.3,
                animations: {
                    old.view.alpha = 0
                    new?.view.alpha = 1
                },
                completion: { [weak self] _ in
                    if !fade.isOver { self?.settle() }
                })
        } else {
            old?.view.removeFromSuperview()
            old?.removeFromParent()
            new?.didMove(toParent: self)
        }
    }

    private func begin(_ new: UIViewController) {
        addChild(new)
        new.view.alpha = 1
        new.view.frame = CGRect(x: 0, y: 150, width: view.bounds.width, height: view.bounds.height - 150)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new.view)
    }

    /// Ends the fade under way, before its time if it has to.
    private func settle() {
        for (old, fade) in fading {
            fade.isOver = true
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        if !fading.isEmpty {
            children.last?.didMove(toParent: self)
        }
        fading = []
    }
}

final class Fade {
    var isOver = false
}
