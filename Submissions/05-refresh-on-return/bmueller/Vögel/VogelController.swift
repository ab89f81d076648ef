//
//  VogelController.swift
//  Vögel
//
//  Created by Björn Müller on 02.02.22.
//

import UIKit

class VogelController: UIViewController {

    @IBOutlet weak var beschriftung: UILabel!
    @IBOutlet weak var bild: UIImageView!
    @IBOutlet weak var auswahl: UISegmentedControl!
    @IBOutlet weak var großbuchstaben: UISwitch!
    @IBOutlet weak var besuche: UILabel!

    let sätze = ["Robins sing in winter", "Owls fly at night", "Herons wait for fish"]
    let bilder = ["robin", "owl", "heron"]
    var besuch = 1

    @IBAction func ändern(_ sender: UIControl) {
        anzeigen()
    }

    func anzeigen() {
        let index = auswahl.selectedSegmentIndex
        bild.image = UIImage(named: bilder[index])
        beschriftung.text = sätze[index]
        if großbuchstaben.isOn {
            beschriftung.text = beschriftung.text?.uppercased()
        }
    }

    func zurücksetzen() {
        auswahl.selectedSegmentIndex = 0
        großbuchstaben.isOn = false
        anzeigen()
        besuch = besuch + 1
        besuche.text = "Visit " + String(besuch)
    }
}
