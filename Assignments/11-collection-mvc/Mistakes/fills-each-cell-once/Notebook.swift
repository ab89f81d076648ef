import Foundation

struct Bird {
    let name: String
    var count = 0
    var latinName: String?
}

/// Whoever shows the notebook. Indices are those after the change, of a removed bird the one before.
@MainActor
protocol NotebookDelegate: AnyObject {
    func notebook(_ notebook: Notebook, didInsertBirdAt index: Int)
    func notebook(_ notebook: Notebook, didRemoveBirdAt index: Int)
    func notebook(_ notebook: Notebook, didChangeBirdAt index: Int)
}

/// The model: which birds there are, and how often they have been seen. It knows nothing of UIKit.
@MainActor
final class Notebook {

    weak var delegate: NotebookDelegate?

    private(set) var birds = Birds.names.prefix(30).map { Bird(name: $0) }
    private var timer: Timer?
    private var reports = 0
    /// Kept apart from the birds, as a bird may be removed and come back.
    private var latinNames: [String: String] = [:]
    private var lookedUp: Set<String> = []

    var total: Int {
        birds.reduce(0) { $0 + $1.count }
    }

    // MARK: What the user does

    func countBird(at index: Int) {
        birds[index].count += 1
        delegate?.notebook(self, didChangeBirdAt: index)
    }

    func addNextBird() {
        let name = Birds.names.first { name in !birds.contains { $0.name == name } }
        if let name {
            insert(Bird(name: name, latinName: latinNames[name]))
        }
    }

    func removeBird(at index: Int) {
        birds.remove(at: index)
        delegate?.notebook(self, didRemoveBirdAt: index)
    }

    private func insert(_ bird: Bird) {
        birds.insert(bird, at: 0)
        delegate?.notebook(self, didInsertBirdAt: 0)
    }

    // MARK: What others report

    var isLive = false {
        didSet {
            timer?.invalidate()
            timer = nil
            guard isLive else { return }
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.receiveReport() }
            }
        }
    }

    private func receiveReport() {
        reports += 1
        let name = Birds.report(reports)
        if let index = birds.firstIndex(where: { $0.name == name }) {
            countBird(at: index)
        } else {
            insert(Bird(name: name, count: 1, latinName: latinNames[name]))
        }
    }

    // MARK: Latin names

    /// Asks for a Latin name, unless that has been done before.
    func lookUpLatinName(ofBirdAt index: Int) {
        let name = birds[index].name
        guard lookedUp.insert(name).inserted else { return }
        Birds.lookUpLatinName(of: name) { [weak self] latinName in
            DispatchQueue.main.async { self?.setLatinName(latinName, of: name) }
        }
    }

    /// By its name, since the bird may be at another place by now, or at none.
    private func setLatinName(_ latinName: String, of name: String) {
        latinNames[name] = latinName
        guard let index = birds.firstIndex(where: { $0.name == name }) else { return }
        birds[index].latinName = latinName
        delegate?.notebook(self, didChangeBirdAt: index)
    }
}
