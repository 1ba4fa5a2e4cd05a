/// What an edit has brought about, ready to be said.
public struct Edited: Sendable, Equatable {
  /// How many edits there were up to this one, so that the same sentence twice is two edits.
  let number: Int

  /// What was done, in a sentence without a full stop: `Added to the pros: it scales`.
  public let summary: String

  /// The edit that was made, taken back or made again; `nil` if no decision has changed.
  let receipt: EditReceipt?

  /// Whether it was taken back.
  let isTakenBack: Bool
}
