import BusinessLogic

/// The text of a decision as it was read to be edited: its bytes, where everything stands in them,
/// and what they say. Whoever edits it further need not read it again.
struct DecisionText: Sendable {
  let bytes: [UInt8]
  /// The title if it has no heading for one.
  let name: String
  let layout: DecisionLayout
  let outline: Outline
  let decision: Decision
  let meaning: Meaning
  /// What the edit that made it had to delete though nobody asked for that; `nil` if nothing.
  var loss: String?

  /// Reads any bytes.
  init(_ bytes: [UInt8], named name: String) {
    self.bytes = bytes
    self.name = name
    (layout, outline) = LayoutReader.layout(of: bytes)
    decision = DecisionValues(bytes: bytes, layout: layout).decision(named: name)
    meaning = Meaning(decision)
  }
}
