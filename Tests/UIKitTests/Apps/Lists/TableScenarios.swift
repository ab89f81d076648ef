import UIKit

/// A table view controller that deletes rows.
class NamesViewController: UITableViewController, Playing {
  var names = (0..<100).map { "name \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    tableView.rowHeight = 100
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("selected", indexPath.row, tableView.cellForRow(at: indexPath)?.isSelected ?? false)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    print("deselected", indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    switch names[indexPath.row] {
    case "name 1": nil
    case "name 2": IndexPath(row: 3, section: 0)
    default: indexPath
    }
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    print("deleted", tableView.visibleCells.prefix(2).compactMap { $0.textLabel?.text })
  }

  func play(_ act: Act) {
    guard act == .first else { return }
    tableView.beginUpdates()
    names.insert("first", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    names[3] = "changed"
    tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    tableView.endUpdates()
    print(tableView.visibleCells.prefix(4).compactMap { $0.textLabel?.text })
  }
}

/// Sections with titles, and rows of heights of their own.
final class TitlesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private lazy var tableView = UITableView(frame: view.bounds, style: .grouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "First" : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "End" : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(50 + 10 * indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(tableView.headerView(forSection: 0)?.textLabel?.text ?? "none")
    print(tableView.headerView(forSection: 1) == nil)
    print(tableView.footerView(forSection: 1)?.textLabel?.text ?? "none")
    print(tableView.visibleCells.map(\.frame.minY), tableView.contentSize.height)
    print(tableView.visibleCells[0].detailTextLabel != nil)
  }
}

final class NameCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    print("made", reuseIdentifier ?? "nil")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    print("reused")
  }
}

/// Makes its cells by hand, as was done before classes were registered.
final class OwnCellsViewController: UIViewController, UITableViewDataSource {
  private lazy var tableView = UITableView(frame: view.bounds)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 400
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "own")
      ?? NameCell(style: .default, reuseIdentifier: "own")
  }
}

final class TableDiffableViewController: UIViewController, Playing {
  private lazy var tableView = UITableView(frame: view.bounds)
  private var dataSource: UITableViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = name
      return cell
    }
    view.addSubview(tableView)
  }

  func play(_ act: Act) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(act == .second ? ["a", "b", "c"] : ["c", "b", "d"])
    dataSource?.apply(snapshot)
    print(tableView.visibleCells.compactMap { $0.textLabel?.text })
  }
}

/// Headers that are views of the delegate's, without a height.
final class OwnHeadersViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private lazy var tableView = UITableView(frame: view.bounds)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 40 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.textLabel?.text = "header \(section)"
    return header
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(tableView.headerView(forSection: 2)?.textLabel?.text ?? "none")
    print(tableView.rectForHeader(inSection: 1).minY, tableView.headerView(forSection: 30) == nil)
  }
}
