import SwiftUI

/// How far one has walked, by region and by grade. Shown as a sheet.
struct StatsView: View {
    @EnvironmentObject private var store: TrailStore

    private var regions: [String] {
        Set(store.trails.map(\.region)).sorted()
    }

    var body: some View {
        List {
            Section("Regions") {
                ForEach(regions, id: \.self) { region in
                    NavigationLink(region, value: region)
                }
            }
            Section("Grades") {
                ForEach(Trail.Grade.allCases, id: \.self) { grade in
                    NavigationLink(grade.rawValue.capitalized, value: grade.rawValue)
                }
            }
        }
        .navigationTitle("Statistics")
        .navigationDestination(for: String.self) { region in
            TotalView(title: region, trails: store.trails.filter { $0.region == region })
        }
        .navigationDestination(for: String.self) { grade in
            TotalView(title: grade, trails: store.trails.filter { $0.grade.rawValue == grade })
        }
    }
}

private struct TotalView: View {
    let title: String
    let trails: [Trail]

    var body: some View {
        Text("\(trails.map(\.length).reduce(0, +), specifier: "%.0f") km")
            .font(.largeTitle)
            .navigationTitle(title)
    }
}

/// From the time when the app still ran on iOS 15.
struct SheetStack<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        if #available(iOS 16.0, *) {
            NavigationStack {
                content()
            }
        } else {
            NavigationView {
                content()
            }
            .navigationViewStyle(.stack)
        }
    }
}
