import Foundation

/// What bars show of a controller; each made when it is first asked for.
///
/// A class, as a change reaches the bar, which asks the controller for its items again.
@MainActor final class ControllerItems {
  private var navigation: UINavigationItem?
  var tab: UITabBarItem?
  private var edit: UIBarButtonItem?
  var isEditing = false

  func setEditing(_ editing: Bool) {
    isEditing = editing
    showEditing()
  }

  func navigationItem(title: String?) -> UINavigationItem {
    let item = navigation ?? UINavigationItem(title: title ?? "")
    if navigation == nil { item.title = title }
    navigation = item
    return item
  }

  /// Takes an item that was drawn.
  func set(_ item: UINavigationItem) { navigation = item }

  func tabBarItem(title: String?) -> UITabBarItem {
    let item = tab ?? UITabBarItem(title: title, image: nil, tag: 0)
    tab = item
    return item
  }

  /// The controller's title is that of its items, too.
  func setTitle(_ title: String?) {
    navigation?.title = title
    tab?.title = title
  }

  /// A button that reads "Edit" or "Done" and switches between the two.
  func editButton(of controller: UIViewController) -> UIBarButtonItem {
    if let edit { return edit }
    let item = UIBarButtonItem(
      title: nil,
      primaryAction: UIAction { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    edit = item
    showEditing()
    return item
  }

  private func showEditing() {
    edit?.title = isEditing ? "Done" : "Edit"
    edit?.style = isEditing ? .done : .plain
  }
}
