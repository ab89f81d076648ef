import Foundation

struct Note {
    var title: String
    var body: String
}

class NoteStore {
    private(set) var notes = [
        Note(title: "Milk", body: "Two bottles"),
        Note(title: "Bread", body: "The dark one"),
    ]

    func add(_ note: Note) {
        notes.append(note)
    }
}
