rootProject.name = "DecomposeShop"

include(":shared")
