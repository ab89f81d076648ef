//
//  Bird.swift
//  RefreshOnReturn
//
//  Created by Duarte Santos on 14/10/25.
//

import Foundation

struct Bird: Equatable {
    var name: String
    var caption: String

    static let robin = Bird(name: "robin", caption: "Robins sing in winter")
    static let owl = Bird(name: "owl", caption: "Owls fly at night")
    static let heron = Bird(name: "heron", caption: "Herons wait for fish")
    static let all: [Bird] = [.robin, .owl, .heron]
}

/// What the screen shows.
struct Model {
    var bird = Bird.robin
    var isInCapitals = false
    var visit = 1

    var caption: String {
        isInCapitals ? bird.caption.uppercased() : bird.caption
    }

    mutating func beginNextVisit() {
        self = Model(visit: visit + 1)
    }
}
