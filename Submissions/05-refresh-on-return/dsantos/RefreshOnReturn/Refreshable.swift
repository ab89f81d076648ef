//
//  Refreshable.swift
//  RefreshOnReturn
//
//  Created by Duarte Santos on 14/10/25.
//

protocol Refreshable: AnyObject {
    func refresh()
}
