rootProject.name = "ReaderApp"

include(":composeApp")
