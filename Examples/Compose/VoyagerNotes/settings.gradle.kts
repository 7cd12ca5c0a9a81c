rootProject.name = "VoyagerNotes"

include(":composeApp")
