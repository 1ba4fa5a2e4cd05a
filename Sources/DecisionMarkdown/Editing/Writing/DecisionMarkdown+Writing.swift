import BusinessLogic

extension DecisionMarkdown {
  /// A decision as a new file: MADR 4.0, or headings `Pros` and `Cons` where the only option is
  /// the decision itself. Read again it gives the same values, but for lines.
  ///
  /// What no such file can say is left to the reader: an option called `Pros`, say.
  public static func document(of decision: Decision) -> [UInt8] {
    let writer = DecisionWriter(decision: decision)
    if decision.options.count == 1, decision.options[0].title == decision.title {
      let plain = writer.topic()
      let read = self.decision(in: plain, named: decision.title)
      if Meaning(read) == Meaning(decision) { return plain }
    }
    return writer.madr()
  }

  /// A new decision in the form of MADR 4.0: its status, its date if given, and its title. Edits add the
  /// sections that have something to say.
  public static func template(title: String, date: String?) -> [UInt8] {
    var page = MarkdownPage()
    page.frontMatter([("status", "proposed")] + (date.map { [("date", $0)] } ?? []))
    page.heading(1, title)
    return page.bytes
  }
}
