import Decisions

/// Reads decisions kept as Markdown: MADR of all versions, similar templates, and plain lists of
/// pros and cons.
public enum DecisionMarkdown {
  /// Returns the decision in a file.
  ///
  /// Reads any bytes, in linear time. A file without arguments gives a decision without options, or
  /// with empty ones; so does a file that holds an index of decisions.
  ///
  /// - Parameters:
  ///
  ///   - bytes: The whole file, in UTF-8.
  ///
  ///   - fallbackTitle: The file's name without its extension: the title if the file has no heading. It
  ///     also tells whether the file is a template.
  public static func decision(in bytes: [UInt8], named fallbackTitle: String) -> Decision {
    decision(in: bytes, named: fallbackTitle, withText: true)
  }

  /// Returns the decision in a file. Without text, its sections and its markup are empty.
  package static func decision(
    in bytes: [UInt8], named fallbackTitle: String, withText: Bool
  ) -> Decision {
    // The table of an index has a column for the status.
    if IndexPlace.exists(in: bytes) { return Decision(title: fallbackTitle, options: []) }
    return LayoutReader.layout(of: bytes).decision(named: fallbackTitle, withText: withText)
  }

  /// Returns the lines of a file, each with what it was read as, in linear time.
  package static func source(of bytes: [UInt8]) -> [SourceLine] {
    SourceReader.lines(of: LayoutReader.layout(of: bytes))
  }

  /// Returns whether a file has git's conflict marks.
  package static func isInConflict(_ bytes: [UInt8]) -> Bool {
    LayoutReader.layout(of: bytes).conflict != nil
  }

  /// Returns the problems that comments exempt in a file without a decision; `nil` if there are none.
  package static func exemptions(in bytes: [UInt8]) -> [Exemption]? {
    ExemptionReader.exemptions(in: LayoutReader.layout(of: bytes).outline)
  }
}
