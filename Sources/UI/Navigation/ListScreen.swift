import BusinessLogic

/// A screen with a numbered list.
///
/// Every row is a line of its own that begins with its number, which is what scripts rely on.
public class ListScreen: ContentScreen<Listing> {
  override func lines(_ listing: Listing) -> [Text] {
    let width = listing.rows.map(\.number.count).max() ?? 0
    return [Text(listing.title)]
      + listing.rows.map { row in
        let gap = String(repeating: " ", count: width - row.number.count + 2)
        return row.remark.isEmpty
          ? "\(row.number)\(gap)\(row.text)" : "\(row.number)\(gap)\(row.text)  (\(row.remark))"
      }
      + listing.notes.map { "note: \($0)" }
  }

  /// The key of the row with this number or key, or of the only row that `choice` is a part of.
  public override func key(for choice: String) throws(CommandError) -> String {
    guard let rows = viewModel.content.value.response?.rows else {
      throw CommandError("there is nothing to open: `refresh` fetches again")
    }
    if let row = rows.first(where: { $0.number == choice || $0.key == choice }) { return row.key }
    if let number = Int(choice) {
      // A decision's number may be said without the zeros before it.
      if let row = rows.first(where: { Int($0.number) == number }) { return row.key }
      throw CommandError("there is no number \(number): \(rows.count) rows are shown")
    }
    let wanted = choice.lowercased()
    let found = rows.filter { $0.text.lowercased().contains(wanted) }
    if let only = found.first, found.count == 1 { return only.key }
    guard found.isEmpty else {
      let numbers = found.prefix(5).map(\.number).joined(separator: ", ")
      throw CommandError(
        "\"\(choice)\" could be \(found.count) of the rows: open one by its number (\(numbers))")
    }
    throw CommandError("no row is called \"\(choice)\"", nearestTo: choice, among: rows.map(\.text))
  }
}
