import Foundation

/// A plain value. What has changed is found by comparing two of them.
struct Notebook {
    struct Bird: Equatable {
        let name: String
        var count = 0
        var latinName: String?
    }

    var birds = Birds.names.prefix(30).map { Bird(name: $0) }
    var selectedName: String?
    private var reports = 0

    var total: Int { birds.reduce(0) { $0 + $1.count } }

    func index(of name: String?) -> Int? { birds.firstIndex { $0.name == name } }

    mutating func see(_ name: String?) {
        if let index = index(of: name) { birds[index].count += 1 }
    }

    mutating func add() {
        let name = Birds.names.first { index(of: $0) == nil }
        if let name { birds.insert(Bird(name: name), at: 0) }
    }

    mutating func removeSelected() {
        if let index = index(of: selectedName) { birds.remove(at: index) }
        selectedName = nil
    }

    mutating func receiveReport() {
        reports += 1
        let name = Birds.report(reports)
        if index(of: name) == nil { birds.insert(Bird(name: name), at: 0) }
        see(name)
    }

    mutating func learn(_ latinName: String, of name: String) {
        if let index = index(of: name) { birds[index].latinName = latinName }
    }
}
