import BusinessLogic

/// A screen with a numbered list.
///
/// Every row is a line of its own that begins with its number, which is what scripts rely on.
public class ListScreen: PagedScreen<Listing> {
  override func lines(_ listing: Listing) -> [Text] {
    ["\(listing.title, .heading)"] + listing.rowLines + listing.footLines
  }

  /// What the row with this number says.
  public override func text(ofRow number: Int) -> String? {
    viewModel.content.value.response?.text(ofRow: number)
  }

  override func rows(_ listing: Listing) -> [(number: String, text: String, key: String)] {
    listing.choices
  }

  /// The key of the row with this number or key, or of the only row that `choice` is a part of.
  public override func key(for choice: String) throws(CommandError) -> String {
    try shown().choices.key(for: choice)
  }
}
