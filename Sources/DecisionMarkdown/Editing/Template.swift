import Decisions

extension DecisionMarkdown {
  /// Returns a new decision in MADR 4.0: its status, its date if given, and its title. Edits add
  /// sections.
  ///
  /// - Throws: ``EditRefusal`` if the heading would be read as something else than the title.
  public static func template(title: String, date: String?) throws(EditRefusal) -> [UInt8] {
    let title = try TypedLine.text(title)
    let fields = ["status: proposed\n"] + (date.map { ["date: \($0)\n"] } ?? [])
    // Marks that would be read as decoration are escaped.
    let escaped = title.map { "*_`[]\\!#<".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    for written in [title, escaped] {
      let bytes = Array("---\n\(fields.joined())---\n\n# \(written)\n".utf8)
      let read = DecisionText(bytes, named: "")
      if read.decision.title == title, read.layout.title != nil, read.decision.options.isEmpty {
        return bytes
      }
    }
    throw .isNoTitle(title)
  }
}
