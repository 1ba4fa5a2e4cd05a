/// What has pros and cons: one option of a decision, or a question of its own such as the
/// document's "Artificial Intelligence".
public struct Topic: Sendable, Hashable {
  /// What it is called.
  public let title: String

  /// Every argument, in the order in which it was written down; the sides may be mixed.
  public let arguments: [Argument]

  /// Remarks that take no side, a line each: shown, never counted.
  public let notes: [String]

  /// The line of its file that names it first, from 1; `nil` for one that stands in no file.
  public let line: Int?

  /// Every wording in which its file names it, as written: with what decorates and describes the
  /// title there.
  public let wordings: [String]

  /// Creates a topic.
  public init(
    title: String, arguments: [Argument], notes: [String] = [], line: Int? = nil,
    wordings: [String] = []
  ) {
    self.title = title
    self.arguments = arguments
    self.notes = notes
    self.line = line
    self.wordings = wordings
  }

  /// The arguments of one side, in their order.
  public func arguments(on side: Side) -> [Argument] {
    arguments.filter { $0.side == side }
  }
}

/// The document's model: the pros and cons of Artificial Intelligence.
public typealias AI = Topic

extension AI {
  /// Creates the model as the document does, from two lists of sentences.
  public init(title: String, advantages: [String], disadvantages: [String]) {
    self.init(
      title: title,
      arguments: advantages.map { Argument(.pro, $0) } + disadvantages.map { Argument(.con, $0) })
  }

  /// The arguments for it.
  public var advantages: [Argument] { arguments(on: .pro) }

  /// The arguments against it.
  public var disadvantages: [Argument] { arguments(on: .con) }
}
