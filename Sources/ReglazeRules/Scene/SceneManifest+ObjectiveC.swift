import ReglazeEngine

extension SceneManifest {
    /// An application delegate in Objective-C.
    func objectiveCFinding(
        _ app: AppTarget, _ project: ProjectContext, _ message: String, _ help: String,
        at place: (plist: InfoPlist, range: Range<Int>)?
    ) -> Finding? {
        nil
    }
}
