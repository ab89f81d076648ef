//
//  Game.swift
//  Notifications
//

import UIKit

@MainActor
class Game {

    var score = 0
    var breaks = 0

    // What the player has done in each second, to be shown again later.
    var replay: [Int] = []

    // Your code here: observers, a timer, and what is to be done when the game is thrown away.

}
