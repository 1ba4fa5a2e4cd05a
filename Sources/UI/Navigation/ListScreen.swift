import BusinessLogic

/// A screen with a numbered list.
///
/// Every row is a line of its own that begins with its number, which is what scripts rely on.
public class ListScreen: ContentScreen<Listing> {
  override func lines(_ listing: Listing) -> [Text] {
    let width = String(listing.rows.count).count
    return [Text(listing.title)]
      + listing.rows.enumerated().map { index, row in
        let number = String(index + 1)
        let gap = String(repeating: " ", count: width - number.count + 2)
        return row.remark.isEmpty
          ? "\(number)\(gap)\(row.text)" : "\(number)\(gap)\(row.text)  (\(row.remark))"
      }
      + listing.notes.map { "note: \($0)" }
  }

  /// The key of the row with this number, or of the only row that `choice` is a part of.
  public override func key(for choice: String) throws(CommandError) -> String {
    guard let rows = viewModel.content.value.response?.rows else {
      throw CommandError("there is nothing to open: `refresh` fetches again")
    }
    if let number = Int(choice), choice != rows.first(where: { $0.key == choice })?.key {
      guard rows.indices.contains(number - 1) else {
        throw CommandError("there is no number \(number): the rows are 1 to \(rows.count)")
      }
      return rows[number - 1].key
    }
    if let row = rows.first(where: { $0.key == choice }) { return row.key }
    let wanted = choice.lowercased()
    let found = rows.indices.filter { rows[$0].text.lowercased().contains(wanted) }
    if let only = found.first, found.count == 1 { return rows[only].key }
    guard found.isEmpty else {
      let numbers = found.prefix(5).map { String($0 + 1) }.joined(separator: ", ")
      throw CommandError(
        "\"\(choice)\" could be \(found.count) of the rows: open one by its number (\(numbers))")
    }
    throw CommandError(
      "no row is called \"\(choice)\"", nearestTo: choice, among: rows.map(\.text))
  }
}
