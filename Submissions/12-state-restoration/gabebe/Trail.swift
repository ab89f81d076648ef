//
//  Trail.swift
//  StateRestoration
//

/// A path that can be walked.
struct Trail {

    let name: String
    let kilometres: Int

    static let all = [
        Trail(name: "Forest", kilometres: 4),
        Trail(name: "Lake", kilometres: 9),
        Trail(name: "Summit", kilometres: 14),
    ]

    static func named(_ name: String) -> Trail? {
        all.first { $0.name == name }
    }

}
