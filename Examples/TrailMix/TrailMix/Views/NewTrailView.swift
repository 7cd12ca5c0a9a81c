import SwiftUI

struct NewTrailView: View {
    @EnvironmentObject private var store: TrailStore
    @Environment(\.presentationMode) var presentation: Binding<PresentationMode>
    @State private var name = ""
    @State private var region = ""
    @State private var grade = Trail.Grade.easy

    var body: some View {
        NavigationView {
            Form {
                TextField("Name", text: $name)
                TextField("Region", text: $region)
                Picker("Grade", selection: $grade) {
                    ForEach(Trail.Grade.allCases, id: \.self) { grade in
                        Text(grade.rawValue.capitalized).tag(grade)
                    }
                }
            }
            .navigationBarTitle("New trail", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { self.presentation.wrappedValue.dismiss() },
                trailing: Button("Save", action: save).disabled(name.isEmpty)  // a trail needs a name
            )
        }
    }

    private func save() {
        store.add(Trail(id: store.nextTrailID, name: name, region: region, grade: grade, length: 0, ascent: 0))
        presentation.wrappedValue.dismiss()
    }
}

struct NewTrailView_Previews: PreviewProvider {
    static var previews: some View {
        NewTrailView()
            .environmentObject(TrailStore())
    }
}
