import SwiftUI

struct MoreView: View {
    @State private var showsSafety = false
    @State private var showsCredits = false
    @State private var showsPrivacy = false

    var body: some View {
        NavigationView {
            List {
                NavigationLink("Staying safe", isActive: $showsSafety) {
                    ArticleView(article: .safety)
                }
                NavigationLink("Credits", isActive: $showsCredits) {
                    ArticleView(article: .credits)
                }
                NavigationLink("Privacy", isActive: $showsPrivacy) {
                    ArticleView(article: .privacy)
                }
            }
            .navigationBarTitle("More")
            .onOpenURL { url in
                if url.host == "safety" {
                    showsSafety = true
                }
            }
        }
        .navigationViewStyle(.stack)
    }
}

enum Article: String {
    case safety, credits, privacy
}

struct ArticleView: View {
    let article: Article
    @State private var showsFeedback = false

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Text(article.rawValue.capitalized)
                    .font(.title2)
                NavigationLink(destination: FeedbackView(isShown: $showsFeedback), isActive: $showsFeedback) {
                    Label("Tell us", systemImage: "envelope")
                }
                .isDetailLink(false)
            }
            .padding()
        }
        .navigationBarTitle(Text(article.rawValue.capitalized), displayMode: .inline)
    }
}

struct FeedbackView: View {
    @Binding var isShown: Bool
    @State private var message = ""

    var body: some View {
        Form {
            TextField("What should be better?", text: $message)
            Button("Send") { isShown = false }
        }
        .navigationBarTitle("Feedback")
    }
}
