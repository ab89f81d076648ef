import Testing
@testable import Xcode26

struct Xcode26Tests {
    @Test func example() async throws {
        #expect(Bool(true))
    }
}
