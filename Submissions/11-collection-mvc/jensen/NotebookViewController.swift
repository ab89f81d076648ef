//
//  NotebookViewController.swift
//  CollectionMVC
//

import UIKit

/// The controller between the notebook and its views.
final class NotebookViewController: UIViewController {

    var names: [String] = []
    var counts: [Int] = []
    var latins: [String] = []
    var selected = -1
    var number = 0
    private let totalLabel = UILabel()
    private let seenButton = UIButton(type: .system)
    private let newButton = UIButton(type: .system)
    private let removeButton = UIButton(type: .system)
    private let liveSwitch = UISwitch()
    private let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 170, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layOut()
        collectionView.register(BirdCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        collectionView.delegate = self
        for n in Birds.names.prefix(30) { names.append(n); counts.append(0); latins.append("") }
        seenButton.addAction(UIAction { _ in
            if self.selected >= 0 { self.counts[self.selected] += 1 }
            self.refresh()
        }, for: .touchUpInside)
        newButton.addAction(UIAction { _ in
            for n in Birds.names {
                if !self.names.contains(n) { self.insert(n, 0); break }
            }
            self.refresh()
        }, for: .touchUpInside)
        removeButton.addAction(UIAction { _ in
            if self.selected >= 0 {
                self.names.remove(at: self.selected)
                self.counts.remove(at: self.selected)
                self.latins.remove(at: self.selected)
                self.selected = -1
            }
            self.refresh()
        }, for: .touchUpInside)
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                if self.liveSwitch.isOn {
                    self.number += 1
                    let n = Birds.report(self.number)
                    if let i = self.names.firstIndex(of: n) { self.counts[i] += 1 } else { self.insert(n, 1) }
                    self.refresh()
                }
            }
        }
        refresh()
        // all latin names now, so they are there when somebody scrolls
        for i in 0..<30 {
            Birds.lookUpLatinName(of: names[i]) { latin in
                DispatchQueue.main.async {
                    self.latins[i] = latin
                    self.refresh()
                }
            }
        }
    }

    /// Puts the views onto the screen. Their identifiers and titles are what the checks know them by.
    private func layOut() {
        totalLabel.accessibilityIdentifier = "total"
        liveSwitch.accessibilityIdentifier = "live"
        collectionView.accessibilityIdentifier = "birds"
        seenButton.setTitle("Seen", for: .normal)
        newButton.setTitle("New", for: .normal)
        removeButton.setTitle("Remove", for: .normal)

        totalLabel.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
        liveSwitch.frame = CGRect(x: 310, y: 60, width: 60, height: 40)
        seenButton.frame = CGRect(x: 20, y: 110, width: 100, height: 40)
        newButton.frame = CGRect(x: 140, y: 110, width: 100, height: 40)
        removeButton.frame = CGRect(x: 260, y: 110, width: 100, height: 40)
        collectionView.frame = CGRect(x: 0, y: 160, width: view.bounds.width, height: view.bounds.height - 160)
        for subview in [totalLabel, liveSwitch, seenButton, newButton, removeButton, collectionView] {
            view.addSubview(subview)
        }
    }

}

extension NotebookViewController: UICollectionViewDataSource, UICollectionViewDelegate {

    func insert(_ n: String, _ count: Int) {
        names.insert(n, at: 0)
        counts.insert(count, at: 0)
        latins.insert("", at: 0)
        if selected >= 0 { selected += 1 }
    }

    func refresh() {
        totalLabel.text = "\(counts.reduce(0, +)) birds"
        collectionView.reloadData()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return names.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! BirdCell
        let i = indexPath.item
        cell.label.text = names[i]
        cell.info.text = "\(counts[i] == 0 ? "" : "\(counts[i])") \(latins[i]) \(i == selected ? "✓" : "")"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected = indexPath.item
        refresh()
    }
}

class BirdCell: UICollectionViewCell {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 170, height: 50))
    let info = UILabel(frame: CGRect(x: 0, y: 50, width: 170, height: 50))
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        contentView.addSubview(info)
    }
    required init?(coder: NSCoder) { fatalError() }
}
