import Testing
@testable import Xcode16

struct Xcode16Tests {
    @Test func example() async throws {
        #expect(Bool(true))
    }
}
