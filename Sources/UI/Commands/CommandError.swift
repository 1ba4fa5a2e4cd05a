import BusinessLogic

/// A command that can't be carried out: it names what was wrong and what to do instead.
public nonisolated struct CommandError: Error, Equatable, CustomStringConvertible {
  /// The sentence, without `error:` before it.
  public let description: String

  /// Creates an error with a whole sentence.
  public init(_ description: String) {
    self.description = description
  }

  /// Creates an error that ends with what was said instead, if anything was.
  public init(_ fact: String, not said: String) {
    description = said.isEmpty ? fact : "\(fact), not \"\(said)\""
  }

  /// Creates an error that ends with the known word nearest to what was said, if one is near.
  public init(_ fact: String, nearestTo said: some StringProtocol, among known: [String]) {
    let suggestion = nearest(to: said, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    description = fact + suggestion
  }
}
