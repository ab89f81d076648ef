import Foundation

class Notebook {
    var birds = Birds.names.prefix(30).map { Bird(name: $0, count: 0) }
}

struct Bird {
    let name: String
    var count: Int
}
