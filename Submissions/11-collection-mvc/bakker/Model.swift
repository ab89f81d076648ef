import Foundation

/// One bird of the notebook.
final class Bird {
    let name: String
    var timesSeen = 0
    var latin = ""

    init(name: String) {
        self.name = name
    }
}

extension Notification.Name {
    static let birdCame = Notification.Name("birdCame")
    static let birdWent = Notification.Name("birdWent")
    static let birdChanged = Notification.Name("birdChanged")
}

/// Everything happens on the main queue.
final class Notebook {

    private(set) var birds: [Bird] = []
    var selected: Bird? {
        didSet {
            tell(.birdChanged, oldValue)
            tell(.birdChanged, selected)
        }
    }

    private var questions: Set<String> = []
    private var answers: [String: String] = [:]
    private var timer: DispatchSourceTimer?
    private var number = 0

    init() {
        for name in Birds.names[..<30] {
            birds.append(Bird(name: name))
        }
    }

    private func tell(_ event: Notification.Name, _ bird: Bird?, index: Int? = nil) {
        guard let bird, let index = index ?? birds.firstIndex(where: { $0 === bird }) else { return }
        NotificationCenter.default.post(name: event, object: self, userInfo: ["index": index])
    }

    func seeSelected() {
        guard let selected else { return }
        selected.timesSeen += 1
        tell(.birdChanged, selected)
    }

    func removeSelected() {
        guard let gone = selected, let index = birds.firstIndex(where: { $0 === gone }) else { return }
        birds.remove(at: index)
        tell(.birdWent, gone, index: index)
        selected = nil
    }

    @discardableResult
    func add(_ name: String) -> Bird {
        let bird = Bird(name: name)
        bird.latin = answers[name] ?? ""
        birds.insert(bird, at: 0)
        return bird
    }

    func addNext() {
        for name in Birds.names where !birds.contains(where: { $0.name == name }) {
            tell(.birdCame, add(name))
            return
        }
    }

    func start() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.report() }
        timer.resume()
        self.timer = timer
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }

    private func report() {
        number += 1
        let name = Birds.report(number)
        if let bird = birds.first(where: { $0.name == name }) {
            bird.timesSeen += 1
            tell(.birdChanged, bird)
        } else {
            let bird = add(name)
            bird.timesSeen = 1
            tell(.birdCame, bird)
        }
    }

    func ask(for bird: Bird) {
        guard questions.insert(bird.name).inserted else { return }
        let name = bird.name
        Birds.lookUpLatinName(of: name) { latin in
            DispatchQueue.main.async {
                self.answers[name] = latin
                guard let bird = self.birds.first(where: { $0.name == name }) else { return }
                bird.latin = latin
                self.tell(.birdChanged, bird)
            }
        }
    }
}
