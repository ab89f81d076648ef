//
//  Caption.swift
//  Refresh On Return
//
//  Created by Paula Quinn on 30/11/2018.
//

import Foundation

enum Caption: String, CaseIterable {
    case robin = "Robins sing in winter"
    case owl = "Owls fly at night"
    case heron = "Herons wait for fish"
}
