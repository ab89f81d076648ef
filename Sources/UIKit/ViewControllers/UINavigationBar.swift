import AppLink
import Foundation

/// The bar over a navigation controller's content: a title and buttons, which are views that a user
/// can tap.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?

  private var shown: [UINavigationItem] = []
  private var onBack: () -> Void = {}
  /// The top item has changed.
  var onChange: () -> Void = {}
  private let titleLabel = UIBarLabel(nil)
  private lazy var backButton = UIBarItemButton(role: "backButton") { [weak self] in
    self?.onBack()
  }

  open var items: [UINavigationItem]? { shown.isEmpty ? nil : shown }
  open var topItem: UINavigationItem? { shown.last }
  open var backItem: UINavigationItem? { shown.count > 1 ? shown[shown.count - 2] : nil }

  /// Shows other items; `back` is what the back button does.
  func show(_ items: [UINavigationItem], back: @escaping () -> Void) {
    forget(topItem)
    shown = items
    onBack = back
    topItem?.onChange = { [weak self] in self?.itemHasChanged() }
    refresh()
  }

  /// What does not show any more tells the bar nothing.
  private func forget(_ item: UINavigationItem?) {
    item?.onChange = nil
    for button in (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) {
      button.onChange = nil
    }
  }

  /// Student code has changed what the bar shows.
  private func itemHasChanged() {
    refresh()
    onChange()
    tellUpdate("title", topItem?.title.map { .string($0.cappedForLink) } ?? .null)
  }

  /// Shows the items as they are now, untold: the doing is UIKit's.
  private func refresh() {
    for view in subviews { view.detach() }
    guard let item = topItem else { return }
    if backItem != nil, item.leadsBack {
      backButton.show(backTitle)
      attach(backButton)
    }
    for button in item.leftBarButtonItems ?? [] { attach(button) }
    if let view = item.titleView {
      attach(view)
    } else if let title = item.title {
      titleLabel.show(title)
      attach(titleLabel)
    }
    for button in item.rightBarButtonItems ?? [] { attach(button) }
  }

  private var backTitle: String {
    let own = backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle
    let title = own ?? backItem?.title ?? ""
    return title.isEmpty ? "Back" : title
  }

  private func attach(_ item: UIBarButtonItem) {
    item.onChange = { [weak self] in self?.itemHasChanged() }
    if let view = item.view { attach(view) }
  }
}
