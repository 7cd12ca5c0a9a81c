import Testing

@testable import ReglazeEngine

@Suite struct CacheKeyTests {
    @Test func tellsContentsApart() {
        var seen: Set<ContentHash> = []
        var bytes = (0..<80).map { UInt8($0) }
        seen.insert(.of(bytes))
        for index in bytes.indices {
            for bit in 0..<8 {
                bytes[index] ^= 1 << bit
                #expect(seen.insert(.of(bytes)).inserted)
                bytes[index] ^= 1 << bit
            }
        }
        for length in 0..<80 { #expect(seen.insert(.of(Array(bytes.prefix(length)))).inserted) }
        for length in 2..<80 { #expect(seen.insert(.of([UInt8](repeating: 0, count: length))).inserted) }
    }

    /// One bit of the content changes about half of the bits, in each half of the hash.
    @Test func spreadsEveryBit() {
        let base = [UInt8](repeating: 7, count: 40)
        for index in base.indices {
            var changed = base
            changed[index] ^= 1
            let differences = zip(ContentHash.of(base).bytes, ContentHash.of(changed).bytes).map { ($0 ^ $1).nonzeroBitCount }
            #expect((12...52).contains(differences.prefix(8).reduce(0, +)))
            #expect((12...52).contains(differences.suffix(8).reduce(0, +)))
        }
    }

    @Test func keepsPartsApart() {
        func hash(_ parts: String...) -> ContentHash {
            var hash = ContentHash()
            for part in parts { hash.add(part) }
            return hash.finished
        }
        #expect(hash("ab", "c") != hash("a", "bc"))
        #expect(hash("a", "") != hash("a"))
        #expect(hash("a").description.count == 32)
        // The journal and the cache rely on the same hash from run to run, on every machine.
        #expect(ContentHash.of(Array("reglaze".utf8)).description == "5a3c71f8e4cf5ea2fccb0772e1e5f7bb")
    }

    @Test func changesWithEverythingThatMatters() throws {
        func index(_ files: [String: String], target: OSVersion = 16, devices: Set<Device> = [.iPhone]) throws -> ProjectIndex {
            var sources: [SourceFile] = []
            for (path, text) in files { sources.append(try SourceFile(path: path, kind: .swift, content: Array(text.utf8))) }
            return ProjectIndex(files: sources) { _ in Scope(deploymentTarget: target, devices: devices) }
        }
        func key(
            version: String = "1", rules: [String] = ["a", "b"], options: RuleOptions = RuleOptions(), _ index: ProjectIndex,
            isSelected: (String) -> Bool = { _ in true }
        ) -> String {
            var key = CacheKey(version: version)
            key.add("rules", rules)
            key.add(options)
            key.add(index, isSelected: isSelected)
            return key.name
        }
        let files = ["A.swift": "a", "B.swift": "b"]
        let base = try index(files)
        let keys = [
            key(base), key(version: "2", base), key(rules: ["b", "a"], base), key(rules: ["ab"], base),
            key(options: RuleOptions(sdk: 26), base), key(options: RuleOptions(minimumOS: ["a": 17]), base),
            key(options: RuleOptions(minimumOS: ["a": 18]), base), key(base, isSelected: { $0 == "A.swift" }),
            key(try index(["A.swift": "a"])), key(try index(["A.swift": "b", "B.swift": "a"])),
            key(try index(["A.swift": "a", "C.swift": "b"])), key(try index(files, target: 17)),
            key(try index(files, devices: [.iPad])), key(try index(files, devices: [.iPad, .iPhone])),
        ]
        #expect(Set(keys).count == keys.count)
        #expect(key(try index(files)) == key(base))
    }
}
