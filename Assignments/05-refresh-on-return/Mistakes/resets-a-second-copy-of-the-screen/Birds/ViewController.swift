import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var captionLabel: UILabel!
    @IBOutlet weak var pictureView: UIImageView!
    @IBOutlet weak var birdControl: UISegmentedControl!
    @IBOutlet weak var capitalsSwitch: UISwitch!
    @IBOutlet weak var visitsLabel: UILabel!

    private var visits = 1

    @IBAction func birdChosen(_ sender: UISegmentedControl) {
        showBird()
    }

    @IBAction func capitalsSwitched(_ sender: UISwitch) {
        showBird()
    }

    func beginNewVisit() {
        birdControl.selectedSegmentIndex = 0
        capitalsSwitch.isOn = false
        showBird()
        visits += 1
        visitsLabel.text = "Visit \(visits)"
    }

    private func showBird() {
        let bird = Bird.all[birdControl.selectedSegmentIndex]
        pictureView.image = UIImage(named: bird.picture)
        captionLabel.text = capitalsSwitch.isOn ? bird.caption.uppercased() : bird.caption
    }
}
