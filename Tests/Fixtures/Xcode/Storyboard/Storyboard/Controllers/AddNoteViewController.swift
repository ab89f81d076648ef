import UIKit

class AddNoteViewController: UIViewController {

    @IBOutlet weak var titleField: UITextField!

    private(set) var newTitle = ""

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return !(titleField.text ?? "").isEmpty
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        newTitle = titleField.text ?? ""
    }

    @IBAction func cancel(_ sender: Any) {
        dismiss(animated: true, completion: nil)
    }
}
