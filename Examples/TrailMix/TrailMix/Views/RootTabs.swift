import SwiftUI

struct RootTabs: View {
    enum Page: Hashable {
        case trails, log, packing, search, more
    }

    @State private var page = Page.trails

    var body: some View {
        TabView(selection: $page) {
            TrailListView()
                .tabItem { Label("Trails", systemImage: "map") }
                .tag(Page.trails)
            HikeLogView()
                .tabItem { Label("Log", systemImage: "book") }
                .tag(Page.log)
            PackingView()
                .tabItem { Label("Packing", systemImage: "backpack") }
                .tag(Page.packing)
            SearchView()
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(Page.search)
            MoreView()
                .tabItem { Label("More", systemImage: "ellipsis.circle") }
                .tag(Page.more)
        }
        .accentColor(.green)
    }
}

struct RootTabs_Previews: PreviewProvider {
    static var previews: some View {
        RootTabs()
            .environmentObject(TrailStore())
    }
}
