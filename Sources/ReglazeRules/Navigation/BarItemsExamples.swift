import ReglazeEngine

/// What `navigation/bar-items` does, shown.
enum BarItemsExamples {
    static let all: [Example] = simple + laidOut + mixed + grouped + leftAlone

    private static let simple: [Example] = [
        .rewrites(
            """
            Text("a")
                .1️⃣navigationBarItems(trailing: (
                    Button(action: sort, label: {
                        Text("Sort")
                    })
                ))
            """,
            to: """
                Text("a")
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button(action: sort, label: {
                                Text("Sort")
                            })
                        }
                    }
                """, given: "func sort() {}"),
        .rewrites(
            """
            List { }
                .1️⃣navigationBarItems(leading: EditButton(), trailing: addButton) // both
            """,
            to: """
                List { }
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { EditButton() }
                        ToolbarItem(placement: .topBarTrailing) { addButton }
                    } // both
                """,
            target: 14, given: #"let addButton = Button("Add") { }"#),
        .rewrites(
            #"Group { Text("empty").1️⃣navigationBarItems(trailing: isOn ? AnyView(EditButton()) : AnyView(EmptyView())) }"#,
            to: """
                Group { Text("empty").toolbar { ToolbarItem(placement: .topBarTrailing) { isOn ? AnyView(EditButton()) : \
                AnyView(EmptyView()) } } }
                """,
            given: "let isOn = true"),
        .rewrites(
            """
            NavigationView {
                Text("mail")
            }.1️⃣navigationBarItems(leading: EmptyView(), trailing: makeButton("Send"))
            """,
            to: """
                NavigationView {
                    Text("mail")
                }.toolbar {
                    ToolbarItem(placement: .topBarTrailing) { makeButton("Send") }
                }
                """,
            given: "func makeButton(_ title: String) -> some View { Button(title) { } }"),
        .rewrites(
            """
            if isOn {
                Text("on").1️⃣navigationBarItems(trailing: EditButton())
            } else {
                Text("off").2️⃣navigationBarItems(trailing: Text("off"))
            }
            """,
            to: """
                if isOn {
                    Text("on").toolbar {
                        ToolbarItem(placement: .topBarTrailing) { EditButton() }
                    }
                } else {
                    Text("off").toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Text("off") }
                    }
                }
                """,
            given: "let isOn = true"),
    ]

    private static let laidOut: [Example] = [
        .rewrites(
            """
            Form { }
                .1️⃣navigationBarItems(trailing: Button(action: {
                    save()
                }) {
                    if isOn {
                        Text("Done").bold()
                    } else {
                        Text("Save")
                    }
                })
                .toolbar { ToolbarItem(placement: .bottomBar) { Text("1 item") } }
            """,
            to: """
                Form { }
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button(action: {
                                save()
                            }) {
                                if isOn {
                                    Text("Done").bold()
                                } else {
                                    Text("Save")
                                }
                            }
                        }
                    }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("1 item") } }
                """,
            given: "let isOn = true; func save() { }"),
        .rewrites(
            """
            List { }
              .1️⃣navigationBarItems(
                // the way back
                leading: closeButton, // drawn by hand
                trailing:
                  // one of two
                  Group {
                    if isOn { EditButton() }
                  }
                // nothing more
              )
            """,
            to: """
                List { }
                  .toolbar {
                    // the way back
                    ToolbarItem(placement: .topBarLeading) { closeButton } // drawn by hand
                    ToolbarItem(placement: .topBarTrailing) {
                      // one of two
                      Group {
                        if isOn { EditButton() }
                      }
                    }
                    // nothing more
                  }
                """,
            given: #"let isOn = true; let closeButton = Button("Close") { }"#),
        .rewrites(
            """
            List { }
                .1️⃣navigationBarItems(trailing:
                                        VStack {
                                            Text(\"""
                                                two
                                                  lines
                                                \""")
                                            Text("one")
                                        })
            """,
            to: """
                List { }
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            VStack {
                                Text(\"""
                                    two
                                      lines
                                    \""")
                                Text("one")
                            }
                        }
                    }
                """),
        .rewrites(
            """
            Group {
                List { }
                    .1️⃣navigationBarItems(trailing: Text(\"""
                left as it stands
                \"""))
            }
            """,
            to: """
                Group {
                    List { }
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) {
                                Text(\"""
                    left as it stands
                    \""")
                            }
                        }
                }
                """),
    ]

    private static let mixed: [Example] = [
        .rewrites(
            """
            Group {
            \tText("tabs")
            }
            List { }
                .1️⃣navigationBarItems(trailing:
                   ZStack {
            \t\t\t\tText("a")
            \t\t\t\t\t.padding()
                   }
                )
            """,
            to: """
                Group {
                \tText("tabs")
                }
                List { }
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            ZStack {
                                     Text("a")
                                         .padding()
                            }
                        }
                    }
                """)
    ]

    private static let grouped: [Example] = [
        .rewrites(
            """
            List { }
                .1️⃣navigationBarItems(leading: logo, trailing:
                    HStack(spacing: 12) {
                        Button("Filter") { filter() }
                        // keeps the two apart
                        Spacer(minLength: 12)
                        if isOn {
                            Menu("More") { Text("all") }.disabled(true)
                        }
                    }
                )
            """,
            to: """
                List { }
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { logo }
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            Button("Filter") { filter() }
                            // keeps the two apart
                            if isOn {
                                Menu("More") { Text("all") }.disabled(true)
                            }
                        }
                    }
                """,
            .unsafe, given: #"let isOn = true; let logo = Image(systemName: "tray"); func filter() { }"#),
        .rewrites(
            """
            List { }
                .1️⃣navigationBarItems(trailing: HStack { EditButton(); Text("3") })
            """,
            to: """
                List { }
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { HStack { EditButton(); Text("3") } }
                    }
                """),
    ]

    private static let leftAlone: [Example] = [
        .explains(
            """
            VStack {
                List { }.1️⃣navigationBarItems(trailing: EditButton())
            }
            .2️⃣navigationBarItems(leading: Text("a"))
            """,
            because: "another `navigationBarItems`"),
        .explains(
            #"Text("a").1️⃣navigationBarItems(trailing: /* none yet */ EmptyView())"#, because: "sets no item"),
        .rewrites(
            """
            AnyView(Text("a")
                .navigationBarBackButtonHidden(false)
                .1️⃣navigationBarItems(leading: EmptyView())
            )
            """,
            to: """
                AnyView(Text("a")
                    .navigationBarBackButtonHidden(false)
                )
                """,
            .unsafe),
        .explains(
            #"Text("a").1️⃣navigationBarItems(trailing: EditButton())"#, because: "needs iOS 14.0; this code runs from iOS 13.0",
            target: 13),
        .explains(
            #"Text("a").1️⃣navigationBarItems(trailing: EditButton())"#, because: "a type `ToolbarItem` of its own",
            with: ["Own.swift": "struct ToolbarItem { }"]),
        .silent(
            """
            #if os(macOS)
            Text("a").navigationBarItems(trailing: Text("b"))
            #endif
            // .navigationBarItems(trailing: Text("old"))
            """),
        .silent(
            #"Text("a").navigationBarItems(trailing: Text("b"))"#,
            with: ["Own.swift": "extension View { func navigationBarItems(trailing: Text) -> some View { self } }"]),
    ]
}
