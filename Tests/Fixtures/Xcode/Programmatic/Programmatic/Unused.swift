// Taken out of the target: it does not compile any more.
import UIKit

class Unused: GoneForGood {
}
