/// An item of a list that is fetched page by page.
public protocol PagedItem: Sendable {
  /// What tells it from the other items.
  associatedtype Identity: Hashable

  /// What tells it from the other items, however it may change otherwise.
  var identity: Identity { get }

  /// Whether it fills a row of its own.
  var isRow: Bool { get }
}

extension PagedItem {
  /// Most do.
  public var isRow: Bool { true }
}

extension Argument: PagedItem {
  /// Its words: nothing else stays when it is moved or weighed.
  public var identity: String { text }
}
