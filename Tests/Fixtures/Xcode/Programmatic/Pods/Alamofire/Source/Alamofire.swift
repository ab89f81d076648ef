// A library.
import Foundation
import Security
