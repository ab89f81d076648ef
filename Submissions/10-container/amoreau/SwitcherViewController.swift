import UIKit

/// All panes are children as long as they are panes; only one has its view here.
final class SwitcherViewController: UIViewController {

    private(set) var viewControllers: [UIViewController] = []
    private(set) var selectedViewController: UIViewController? {
        didSet {
            if oldValue !== selectedViewController { swapViews() }
        }
    }

    private let buttons = UIStackView()
    private let content = UIView()

    init(viewControllers: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        viewControllers.forEach(adopt)
        selectedViewController = viewControllers.first
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    private func adopt(_ viewController: UIViewController) {
        viewControllers.append(viewController)
        addChild(viewController)
        viewController.didMove(toParent: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for subview in [buttons, content] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        buttons.distribution = .fillEqually
        NSLayoutConstraint.activate([
            buttons.topAnchor.constraint(equalTo: view.topAnchor),
            buttons.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            buttons.heightAnchor.constraint(equalToConstant: 44),
            content.topAnchor.constraint(equalTo: buttons.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        makeButtons()
        swapViews()
    }

    private func makeButtons() {
        guard isViewLoaded else { return }
        buttons.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for viewController in viewControllers {
            let button = UIButton(type: .system)
            button.setTitle(viewController.title, for: .normal)
            button.addAction(
                UIAction { [weak self, weak viewController] _ in
                    self?.selectedViewController = viewController
                }, for: .touchUpInside)
            buttons.addArrangedSubview(button)
        }
    }

    private func swapViews() {
        guard isViewLoaded else { return }
        for child in children where child !== selectedViewController && child.isViewLoaded {
            child.view.removeFromSuperview()
        }
        guard let new = selectedViewController?.view else { return }
        new.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(new)
        NSLayoutConstraint.activate([
            new.topAnchor.constraint(equalTo: content.topAnchor),
            new.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            new.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            new.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        new.alpha = 0
        UIView.animate(withDuration: view.window == nil ? 0 : 0.3) { new.alpha = 1 }
    }

    func show(_ index: Int, animated: Bool) {
        if viewControllers.indices.contains(index) {
            selectedViewController = viewControllers[index]
        }
    }

    func append(_ viewController: UIViewController) {
        adopt(viewController)
        makeButtons()
        if selectedViewController == nil { selectedViewController = viewController }
    }

    func remove(at index: Int) {
        guard index < viewControllers.count else { return }
        let old = viewControllers.remove(at: index)
        old.willMove(toParent: nil)
        if old === selectedViewController {
            selectedViewController = viewControllers.isEmpty ? nil : viewControllers[min(index, viewControllers.count - 1)]
        }
        makeButtons()
        old.removeFromParent()
    }
}
