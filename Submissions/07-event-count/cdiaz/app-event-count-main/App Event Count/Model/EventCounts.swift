//
//  EventCounts.swift
//  App Event Count
//
//  Created by Camila Diaz on 3/18/25.
//

/// How often each callback has come in this process.
struct EventCounts {
    var launches = 0
    var configurations = 0
    var connections = 0
    var activations = 0
    var resignations = 0
    var foregrounds = 0
    var backgrounds = 0
}
