import BusinessLogic

/// Reads decisions kept as Markdown: MADR of all versions, its relatives, and plain lists of pros
/// and cons.
public enum DecisionMarkdown {
  /// The decision that a file holds.
  ///
  /// Any bytes can be read, in linear time. A file without an argument gives a decision without
  /// options or with empty ones; what to say about it is the caller's to decide.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, meant to be UTF-8.
  ///   - fallbackTitle: The title if the file has no heading for one.
  public static func decision(in bytes: [UInt8], named fallbackTitle: String) -> Decision {
    let (layout, outline) = LayoutReader.layout(of: bytes)
    return DecisionValues(bytes: bytes, layout: layout).decision(named: fallbackTitle, in: outline)
  }
}
