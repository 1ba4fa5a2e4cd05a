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

  /// What the row with this number says.
  public override func text(ofRow number: Int) -> String? {
    viewModel.content.value.response?.rows.first { $0.number == String(number) }?.text
  }

  /// The key of the row with this number or key, or of the only row that `choice` is a part of.
  public override func key(for choice: String) throws(CommandError) -> String {
    guard let rows = viewModel.content.value.response?.rows else {
      throw CommandError("there is nothing to open: `refresh` fetches again")
    }
    return try rows.map { (number: $0.number, text: $0.text, key: $0.key) }.key(for: choice)
  }
}
