import BusinessLogic
import Prompt

/// A screen with a numbered list.
///
/// Every row is a line of its own that begins with its number, which is what scripts rely on.
public class ListScreen: PagedScreen<Listing> {
  /// A short list that was shown, and its lines: a script asks for the same one again and again, and
  /// to write out its rows would take half of the time.
  private var short: (listing: Listing, lines: [Text])?
  private static let shortCount = 50

  /// How the title looks.
  var titleStyle: Style { .heading }

  override func lines(_ listing: Listing) -> [Text] {
    if let short, short.listing == listing { return short.lines }
    let lines = ["\(listing.title, titleStyle)"] + listing.rowLines + listing.footLines
    short = lines.count <= Self.shortCount ? (listing, lines) : nil
    return lines
  }

  /// A million rows that are written out take a gigabyte; a script gets them portion by portion.
  private static let portion = 1000

  override func forEachPortion(of listing: Listing, _ body: ([Text]) -> Void) {
    guard height == nil, listing.rows.count > Self.portion else {
      return super.forEachPortion(of: listing, body)
    }
    body(["\(listing.title, titleStyle)"])
    let indent = listing.indent
    for start in stride(from: 0, to: listing.rows.count, by: Self.portion) {
      body(listing.rowLines(listing.rows[start...].prefix(Self.portion), indent: indent))
    }
    body(listing.footLines)
  }

  /// Without a look at the others.
  override func text(ofRow number: Int, in listing: Listing) -> String? {
    listing.text(ofRow: number)
  }

  override func rows(_ listing: Listing) -> [(number: String, text: String, key: String)] {
    listing.choices
  }

  override func heading(_ listing: Listing) -> String? { listing.title }

  /// The key of the row with this number or key, or of the only row that `choice` is a part of.
  public override func key(for choice: String) throws(CommandError) -> String {
    try shown().choices.key(for: choice)
  }
}
