import BusinessLogic

/// Reads decisions kept as Markdown: MADR of all versions, similar templates, and plain lists of
/// pros and cons.
public enum DecisionMarkdown {
  /// Returns the decision in a file.
  ///
  /// Reads any bytes, in linear time. A file without arguments gives a decision without options, or
  /// with empty ones.
  ///
  /// - Parameters:
  ///
  ///   - bytes: The whole file, in UTF-8.
  ///
  ///   - fallbackTitle: The title if the file has no heading.
  public static func decision(in bytes: [UInt8], named fallbackTitle: String) -> Decision {
    let (layout, outline) = LayoutReader.layout(of: bytes)
    return DecisionValues(bytes: bytes, layout: layout).decision(named: fallbackTitle, in: outline)
  }
}

extension DecisionMarkdown {
  /// Returns a decision as a new file: in MADR 4.0, or with headings `Pros` and `Cons` if the only
  /// option is the decision itself. Read again, it gives the same values except for lines.
  ///
  /// A value that Markdown can't express, such as an option called `Pros`, may read differently.
  public static func document(of decision: Decision) -> [UInt8] {
    let writer = DecisionWriter(decision: decision)
    if decision.options.count == 1, decision.options[0].title == decision.title {
      let plain = writer.topic()
      let read = self.decision(in: plain, named: decision.title)
      if Meaning(read) == Meaning(decision) { return plain }
    }
    return writer.madr()
  }

  /// Returns a new decision in MADR 4.0: its status, its date if given, and its title. Edits add
  /// sections.
  public static func template(title: String, date: String?) -> [UInt8] {
    var page = MarkdownPage()
    page.frontMatter([("status", "proposed")] + (date.map { [("date", $0)] } ?? []))
    page.heading(1, title)
    return page.bytes
  }
}
