import UIKit

final class EntryEditorController: UIViewController {
    private let store: EntryStore
    private let titleField = UITextField(frame: .zero)
    private let recordButton = UIButton(configuration: .filled())

    init(store: EntryStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "New entry"
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(titleField)
        view.addSubview(recordButton)
        recordButton.setTitle("Record", for: .normal)
        recordButton.layer.cornerRadius = 8
        recordButton.layer.borderWidth = 1
        recordButton.addTarget(self, action: #selector(save), for: .touchUpInside)

        let saveItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
        let cancelItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancel))
        if #available(iOS 26.0, *) {
            cancelItem.sharesBackground = false
        }
        navigationItem.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [cancelItem, saveItem], representativeItem: nil)]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Nothing that is typed is lost by a swipe.
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }

    @objc private func save() {
        store.add(titleField.text ?? "", cents: 0)
        dismiss(animated: true)
    }

    @objc private func cancel() {
        dismiss(animated: true)
    }
}
