import BusinessLogic

/// The text of a decision, read for editing: its bytes, where everything is, and what it says.
public struct DecisionText: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The title if the file has no heading.
  public let name: String
  let layout: DecisionLayout
  let outline: Outline
  /// What the file says.
  public let decision: Decision
  let meaning: Meaning
  /// The text that the last edit deleted without being asked to.
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
