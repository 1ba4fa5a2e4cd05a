/// What a service answers when it is asked for a ``Page``: a part of a list as it stands now.
public struct Slice<Heading: Sendable, Item: PagedItem>: Sendable {
  /// What is said of the list as a whole, whichever part of it was asked for.
  public let heading: Heading

  /// The items, in the order of the list.
  public let items: [Item]

  /// What comes after them.
  public let rest: Rest

  /// What comes before them: whoever holds the earlier part sees by it whether this one follows on
  /// that without a gap or a repeat.
  public let before: Fingerprint

  /// Creates a slice.
  public init(heading: Heading, items: [Item], rest: Rest, before: Fingerprint) {
    self.heading = heading
    self.items = items
    self.rest = rest
    self.before = before
  }

  /// Cuts `page` out of a list that is there as a whole.
  public init(_ page: Page, of list: [Item], heading: Heading) {
    let start = Swift.min(page.offset, list.count)
    var end = start
    var room = page.limit ?? .max
    while end < list.count, room > 0 {
      if list[end].isRow { room -= 1 }
      end += 1
    }
    self.init(
      heading: heading, items: Array(list[start..<end]),
      rest: .exactly(list[end...].count(where: \.isRow)),
      before: Fingerprint(of: list[..<start].map(\.identity)))
  }
}

extension Slice {
  /// Whether the list of which it is `page` has no items at all.
  func isOfNothing(_ page: Page) -> Bool {
    page.offset == 0 && items.isEmpty
  }
}
