import UIKit

class NoteListViewController: UITableViewController {

    let store = NoteStore()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store.notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
        cell.textLabel?.text = store.notes[indexPath.row].title
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowNote", let detail = segue.destination as? NoteViewController, let row = tableView.indexPathForSelectedRow?.row {
            detail.note = store.notes[row]
        }
    }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? AddNoteViewController else { return }
        store.add(Note(title: source.newTitle, body: ""))
        tableView.reloadData()
    }
}
