//
//  Birds.swift
//  CollectionMVC
//

import Foundation

/// What is known of birds outside of the app. Leave this file as it is.
enum Birds {

    /// All birds of the book, in its order.
    static let names = [
        "heron", "robin", "wren", "swan", "stork", "tern", "swift", "lapwing", "goose", "buzzard",
        "kestrel", "jackdaw", "magpie", "jay", "rook", "starling", "blackbird", "nightingale", "wheatear", "dipper",
        "nuthatch", "treecreeper", "skylark", "swallow", "martin", "wagtail", "pipit", "dunnock", "chaffinch", "bullfinch",
        "crossbill", "linnet", "siskin", "goldcrest", "waxwing", "hoopoe", "kingfisher", "cuckoo", "bittern", "avocet",
    ]

    /// The bird that somebody else has seen: the first report is number 1.
    static func report(_ number: Int) -> String {
        return names[number * 7 % names.count]
    }

    /// Looks up the Latin name of a bird, far away. That takes up to three seconds; answers do not come in the order of the questions. The completion is called on a queue in the background.
    @preconcurrency
    static func lookUpLatinName(of name: String, completion: @escaping @Sendable (String) -> Void) {
        guard let place = names.firstIndex(of: name) else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + Double(3 - place % 3)) {
            completion(latinNames[place])
        }
    }

    private static let latinNames = [
        "Ardea", "Erithacus", "Troglodytes", "Cygnus", "Ciconia", "Sterna", "Apus", "Vanellus", "Anser", "Buteo",
        "Falco", "Coloeus", "Pica", "Garrulus", "Corvus", "Sturnus", "Turdus", "Luscinia", "Oenanthe", "Cinclus",
        "Sitta", "Certhia", "Alauda", "Hirundo", "Delichon", "Motacilla", "Anthus", "Prunella", "Fringilla", "Pyrrhula",
        "Loxia", "Linaria", "Spinus", "Regulus", "Bombycilla", "Upupa", "Alcedo", "Cuculus", "Botaurus", "Recurvirostra",
    ]

}
