//
//  ListCommand.swift
//  SaveAndRestore
//

import Foundation

/// What a URL such as `lab://add?item=milk` or `lab://remove?item=milk` asks for.
enum ListCommand {
    case add(String)
    case remove(String)

    init?(_ url: URL) {
        let queryItems = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        guard let item = queryItems?.first(where: { $0.name == "item" })?.value else { return nil }
        switch url.host {
        case "add": self = .add(item)
        case "remove": self = .remove(item)
        default: return nil
        }
    }
}
