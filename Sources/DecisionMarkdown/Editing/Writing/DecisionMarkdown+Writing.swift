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

  /// An empty decision to fill in: the minimal template of MADR 4.0 with status and, if given, a
  /// date, its hints in comments, so that nothing in it is read as an option or an argument.
  public static func template(title: String, date: String?) -> [UInt8] {
    var page = MarkdownPage()
    page.frontMatter([("status", "proposed")] + (date.map { [("date", $0)] } ?? []))
    page.heading(1, title)
    page.heading(2, "Context and Problem Statement")
    page.paragraph("<!-- What is to be decided, and what raises the question now? -->")
    page.heading(2, "Considered Options")
    page.paragraph("<!-- A bullet for each option that could answer it. -->")
    page.heading(2, "Decision Outcome")
    page.paragraph("<!-- Chosen option: \"…\", because … -->")
    page.heading(3, "Consequences")
    page.paragraph("<!-- Good, because … / Bad, because …, a bullet each. -->")
    return page.bytes
  }
}
