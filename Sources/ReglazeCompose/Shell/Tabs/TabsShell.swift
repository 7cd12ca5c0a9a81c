/// `--shell tabs`: Native tabs above one Compose host.
public enum TabsShell {
    public static func change(for app: ComposeApp) -> ComposeChange { ComposeChange(shell: .tabs) }
}
