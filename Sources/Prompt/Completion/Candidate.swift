/// A word that the one being typed could become.
public nonisolated struct Candidate: Sendable, Hashable {
  /// The word, or several, as they are to be typed.
  public let text: String

  /// What is said about it where candidates are listed, such as the title of a number; empty for
  /// nothing.
  public let remark: String

  /// Whether more belongs to the same word, as behind a folder.
  public let goesOn: Bool

  /// A candidate that is `text`.
  public init(_ text: String, remark: String = "", goesOn: Bool = false) {
    self.text = text
    self.remark = remark
    self.goesOn = goesOn
  }
}
