import ReglazeEngine
import Testing

@testable import ReglazeReports

@Suite struct RulePageTests {
    @Test func page() {
        #expect(
            RulePage(Fixture.about).markdown == """
                # navigation/bar-title

                navigationBarTitle is the old spelling of navigationTitle.

                | Severity | Since | Fix |
                | --- | --- | --- |
                | warning | SDK 26, iOS 14.0 | safe |

                ## Why

                It is old.

                ## Examples

                Rewritten, safe (iOS 16.0, iPhone):

                ```swift
                view.navigationBarTitle(`a`)
                ```

                becomes

                ```swift
                view.navigationTitle(`a`)
                ```

                Found and left alone (iOS 16.0, iPhone and iPad), because “it can't be known”:

                ```swift
                view
                ```

                Not found (iOS 16.0, iPhone):

                ```swift
                print(1)
                ```

                ## Source

                SwiftUI documentation

                """)
    }

    @Test func terminalPage() {
        #expect(
            RuleText(Fixture.about).page == """
                navigation/bar-title
                navigationBarTitle is the old spelling of navigationTitle

                severity warning   since SDK 26, iOS 14.0   fix safe

                Why
                It is old.

                Examples
                  rewritten, safe  iOS 16.0, iPhone
                    view.navigationBarTitle(`a`)
                  becomes
                    view.navigationTitle(`a`)

                  found, left alone  iOS 16.0, iPhone and iPad
                    view
                    because: it can't be known

                  not found  iOS 16.0, iPhone
                    print(1)

                Source
                SwiftUI documentation

                """)
    }

    @Test func index() {
        let index = RuleIndex(RuleCatalog([Fixture.about]))
        #expect(
            index.text(Palette(isOn: false)) == """
                navigation/bar-title   warning  navigationBarTitle is the old spelling of navigationTitle

                reglaze/unused-ignore  warning  A reglaze:ignore comment that suppresses nothing

                """)
        #expect(
            index.markdown.contains(
                "| [`navigation/bar-title`](navigation/bar-title.md) | warning | SDK 26, iOS 14.0 | safe | navigationBarTitle is")
        )
        #expect(index.json.contains("\"rule\": \"navigation/bar-title\""))
    }
}
