import UIKit

final class SettingsController: UIViewController {
    private let store: EntryStore
    private let aboutButton = UIButton(type: .system)
    private let themeBar = UITabBar(frame: .zero)

    init(store: EntryStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        aboutButton.setTitle("About Ledger", for: .normal)
        if UIAccessibility.buttonShapesEnabled { aboutButton.backgroundColor = .secondarySystemBackground }
        aboutButton.addTarget(self, action: #selector(showAbout), for: .touchUpInside)
        view.addSubview(aboutButton)
        view.addSubview(themeBar)
    }

    @objc private func showAbout() {
        guard #available(iOS 26.0, *) else { return openHomePage() }
        let about = AboutScreen.make(count: store.entries.count)
        UIApplication.shared.keyWindow?.rootViewController?.present(about, animated: true)
    }

    private func openHomePage() {
        guard let url = URL(string: "https://ledger.example"), UIApplication.shared.canOpenURL(url) else { return }
        UIApplication.shared.open(url)
    }
}
