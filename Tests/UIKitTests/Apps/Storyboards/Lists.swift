import UIKit

class RowCell: UITableViewCell {
    @IBOutlet var name: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        print("cell awake \(name.text ?? "-")")
    }
}

class RowsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
        cell.name.text = "row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("selected \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
        print("prepare for row \(path?.row ?? -1), selected \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }
}

class SettingsViewController: UITableViewController {
    @IBOutlet var volume: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        volume.text = "loud"
        print("sections \(tableView.numberOfSections), rows \(tableView.numberOfRows(inSection: 0))")
    }
}
