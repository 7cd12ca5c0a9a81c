import UIKit

final class ShelfListController: UITableViewController {
    private let pantry: Pantry

    init(pantry: Pantry) {
        self.pantry = pantry
        super.init(style: .insetGrouped)
        title = "Pantry"
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pantry.shelves.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = pantry.shelves[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let shelf = pantry.shelves[indexPath.row]
        navigationController?.pushViewController(ShelfController(shelf: shelf), animated: true)
    }
}
