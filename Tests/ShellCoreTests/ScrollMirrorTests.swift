import ShellCore
import Testing

@Suite struct ScrollMirrorTests {
    private func mirror(_ report: ScrollReport) -> ScrollMirror { ScrollMirror(report, height: 800, top: 100, bottom: 80) }

    @Test func theTopOfThePageIsTheTopOfTheMirror() {
        let mirror = mirror(ScrollReport(offset: 0, content: 2000, viewport: 620))
        #expect(mirror.offset == -100)
        #expect(mirror.content == 2000)
    }

    /// The offset of a scroll view at its end is content + bottom inset - height.
    @Test(arguments: [300.0, 620, 700]) func theEndOfThePageIsTheEndOfTheMirror(viewport: Double) {
        let mirror = mirror(ScrollReport(offset: 2000 - viewport, content: 2000, viewport: viewport))
        #expect(mirror.offset == mirror.content + 80 - 800)
    }

    @Test func contentThatFitsDoesNotScroll() {
        let mirror = mirror(ScrollReport(offset: 0, content: 200, viewport: 620))
        #expect(mirror.content == 620)
        #expect(mirror.offset == -100)
    }

    @Test func bouncingIsMirrored() {
        #expect(mirror(ScrollReport(offset: -30, content: 2000, viewport: 620)).offset == -130)
    }

    @Test func nonsenseHarmsNoScrollView() {
        let mirror = ScrollMirror(ScrollReport(offset: .nan, content: .nan, viewport: 620), height: 0, top: 100, bottom: 80)
        #expect(mirror.offset == -100)
        #expect(mirror.content == 0)
        let infinite = self.mirror(ScrollReport(offset: .infinity, content: .infinity, viewport: 620))
        #expect(infinite.offset == -100)
        #expect(infinite.content == 620)
    }
}
