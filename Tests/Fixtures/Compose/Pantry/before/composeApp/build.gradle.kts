kotlin {
    iosArm64 { binaries.framework { baseName = "Pantry" } }
    sourceSets {
        commonMain.dependencies {
            implementation(libs.kotlinx.serialization.json)
        }
    }
}

compose.resources {
    packageOfResClass = "org.sample.pantry.resources"
}
