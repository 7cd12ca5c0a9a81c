#if NO_SWIFT_SYNTAX
    #error(
        "No Swift toolchain with SwiftSyntax (lib/swift/host) was found. Set REGLAZE_TOOLCHAIN to one: a folder with bin/swiftc.")
#endif
