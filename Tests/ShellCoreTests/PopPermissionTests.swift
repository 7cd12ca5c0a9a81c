import ShellCore
import Testing

@Suite struct PopPermissionTests {
    private let usual = PopPermission(depth: 1, isEnabled: true, isMoving: false, isCustomised: false)

    @Test func theSystemDecidesUnderItsOwnBar() {
        #expect(usual.allows(systemAllows: true))
        #expect(!usual.allows(systemAllows: false))
    }

    @Test func aPageWithAnotherBarIsSwipedAwayThoughTheSystemRefuses() {
        var permission = usual
        permission.isCustomised = true
        #expect(permission.allows(systemAllows: false))
    }

    @Test func nothingHelpsAtTheRootOrInATransitionOrAgainstThePage() {
        var root = usual
        root.depth = 0
        root.isCustomised = true
        #expect(!root.allows(systemAllows: true))
        var refused = usual
        refused.isEnabled = false
        #expect(!refused.allows(systemAllows: true))
        var moving = usual
        moving.isMoving = true
        moving.isCustomised = true
        #expect(!moving.allows(systemAllows: true))
    }
}
