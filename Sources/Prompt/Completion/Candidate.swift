/// A possible completion of a word.
package nonisolated struct Candidate: Sendable, Hashable {
  /// The text to insert; may be several words.
  package let text: String

  /// A note shown beside the candidate in a list, such as the title behind a number. May be empty.
  package let remark: String

  /// Whether the word continues after the text, as after a folder name. No space is inserted then.
  package let goesOn: Bool

  package init(_ text: String, remark: String = "", goesOn: Bool = false) {
    self.text = text
    self.remark = remark
    self.goesOn = goesOn
  }
}
