/// What an edit has brought about, ready to be said.
public struct Edited: Sendable, Equatable {
  /// How many edits there were up to this one, so that the same sentence twice is two edits.
  let number: Int

  /// What was done, in a sentence without a full stop: `Added to the pros: it scales`.
  public let summary: String

  /// The decision before and after the edit; `nil` if none has changed, or the service can't tell.
  public let change: DecisionChange?
}
