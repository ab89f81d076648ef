//
//  Notebook.swift
//  CollectionMVC
//

import Foundation

/// The model: which birds there are, and how often they have been seen. It knows nothing of UIKit.
@MainActor
final class Notebook {

    // Your code here.

}
