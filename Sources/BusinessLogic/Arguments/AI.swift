import Decisions

/// The document's model: the pros and cons of Artificial Intelligence.
public typealias AI = Topic

extension AI {
  /// Creates the model from two lists of sentences, as the document does.
  package init(title: String, advantages: [String], disadvantages: [String]) {
    self.init(
      title: title,
      arguments: advantages.map { Argument(.pro, $0) } + disadvantages.map { Argument(.con, $0) })
  }

  /// The pros.
  public var advantages: [Argument] { arguments(on: .pro) }
  package var disadvantages: [Argument] { arguments(on: .con) }
}
