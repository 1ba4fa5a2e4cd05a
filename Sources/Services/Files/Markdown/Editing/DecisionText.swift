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

  /// Reads any bytes.
  init(_ bytes: [UInt8], named name: String) {
    self.bytes = bytes
    self.name = name
    (layout, outline) = LayoutReader.layout(of: bytes)
    decision = DecisionValues(bytes: bytes, layout: layout).decision(named: name)
    meaning = Meaning(decision)
  }
}
