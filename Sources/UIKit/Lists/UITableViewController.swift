import AppLink
import Foundation

/// A view controller whose view is a table view; its data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  open var clearsSelectionOnViewWillAppear = true

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The controller's view.
  public var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// The rows that were drawn, which the controller shows itself.
  private var drawn: StaticRows? { (viewIfLoaded as? UITableView)?.staticRows }

  open override func loadView() {
    if loadInterface() { return }
    let list = UITableView(frame: UIScreen.main.bounds, style: style)
    list.dataSource = self
    list.delegate = self
    view = list
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear, let list = viewIfLoaded as? UITableView {
      for path in list.indexPathsForSelectedRows ?? [] {
        list.deselectRow(at: path, animated: animated)
      }
    }
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    drawn?[section]?.cells.count ?? 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    drawn?[indexPath] ?? UITableViewCell()
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    if let drawn { return drawn.count }
    AppProcess.shared.noteUnimplemented()
    return 1
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let drawn { return drawn[section]?.header }
    AppProcess.shared.noteUnimplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let drawn { return drawn[section]?.footer }
    AppProcess.shared.noteUnimplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return false
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    AppProcess.shared.noteUnimplemented()
    return indexPath
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    AppProcess.shared.noteUnimplemented()
    return indexPath
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    AppProcess.shared.noteUnimplemented()
    return UITableView.automaticDimension
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    AppProcess.shared.noteUnimplemented()
    return UITableView.automaticDimension
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    AppProcess.shared.noteUnimplemented()
    return UITableView.automaticDimension
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    AppProcess.shared.noteUnimplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    AppProcess.shared.noteUnimplemented()
    return nil
  }

  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    AppProcess.shared.noteUnimplemented()
    return .delete
  }

  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    AppProcess.shared.noteUnimplemented()
  }
}
