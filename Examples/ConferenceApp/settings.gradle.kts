rootProject.name = "ConferenceApp"

include(":shared", ":androidApp", ":desktopApp")
