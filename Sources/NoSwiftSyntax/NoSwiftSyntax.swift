// Part of the tool only where Package.swift finds no SwiftSyntax: then this is all that the build says.
#error("No Swift toolchain with SwiftSyntax (lib/swift/host) was found. Set REGLAZE_TOOLCHAIN to one: a folder with bin/swiftc.")
