import Foundation

/// What is noted of birds. Birds are identified by their names.
@MainActor
final class Notebook {
    struct Entry {
        var count = 0
        var latin: String?
    }

    enum Event {
        /// Birds have come or gone.
        case order
        case entry(String)
    }

    private(set) var names: [String]
    private var entries: [String: Entry] = [:]
    private var latin: [String: Task<String, Never>] = [:]
    private var reporting: Task<Void, Never>?
    private var reports = 0
    var onEvent: ((Event) -> Void)?

    init(names: [String] = Array(Birds.names.prefix(30))) {
        self.names = names
    }

    subscript(name: String) -> Entry { entries[name] ?? Entry() }

    var total: Int { names.map { self[$0].count }.reduce(0, +) }

    func see(_ name: String) {
        if !names.contains(name) {
            names.insert(name, at: 0)
            entries[name, default: Entry()].count = 1
            onEvent?(.order)
        } else {
            entries[name, default: Entry()].count += 1
            onEvent?(.entry(name))
        }
    }

    func addNext() {
        guard let next = Birds.names.first(where: { !names.contains($0) }) else { return }
        names.insert(next, at: 0)
        onEvent?(.order)
    }

    func remove(_ name: String) {
        names.removeAll { $0 == name }
        entries[name]?.count = 0
        onEvent?(.order)
    }

    func setReporting(_ isOn: Bool) {
        reporting?.cancel()
        reporting = nil
        guard isOn else { return }
        reporting = Task { [weak self] in
            while true {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled, let self else { return }
                self.reports += 1
                self.see(Birds.report(self.reports))
            }
        }
    }

    func wantLatin(of name: String) {
        guard latin[name] == nil else { return }
        let answer = Task {
            await withCheckedContinuation { continuation in
                Birds.lookUpLatinName(of: name) { continuation.resume(returning: $0) }
            }
        }
        latin[name] = answer
        Task {
            entries[name, default: Entry()].latin = await answer.value
            if names.contains(name) { onEvent?(.entry(name)) }
        }
    }
}
