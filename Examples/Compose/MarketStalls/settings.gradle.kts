rootProject.name = "MarketStalls"

include(":composeApp")
