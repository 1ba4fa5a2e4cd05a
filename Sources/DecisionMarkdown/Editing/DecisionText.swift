import BusinessLogic

/// The text of a decision as it was read to be edited: its bytes, where everything stands in them,
/// and what they say. Whoever edits it further need not read it again.
public struct DecisionText: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The title if it has no heading for one.
  public let name: String
  let layout: DecisionLayout
  let outline: Outline
  /// What the file says.
  public let decision: Decision
  let meaning: Meaning
  /// What the edit that made it had to delete though nobody asked for that; `nil` if nothing.
  public internal(set) var loss: String?

  /// Reads any bytes.
  public init(_ bytes: [UInt8], named name: String) {
    self.bytes = bytes
    self.name = name
    (layout, outline) = LayoutReader.layout(of: bytes)
    decision = DecisionValues(bytes: bytes, layout: layout).decision(named: name, in: outline)
    meaning = Meaning(decision)
  }
}
