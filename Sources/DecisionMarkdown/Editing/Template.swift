extension DecisionMarkdown {
  /// Returns a new decision in MADR 4.0: its status, its date if given, and its title. Edits add
  /// sections.
  public static func template(title: String, date: String?) -> [UInt8] {
    let fields = ["status: proposed\n"] + (date.map { ["date: \($0)\n"] } ?? [])
    return Array("---\n\(fields.joined())---\n\n# \(escaped(title))\n".utf8)
  }

  /// Returns a title with its marks escaped, so that they aren't read as decoration.
  private static func escaped(_ title: String) -> String {
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard InlineText.plain(line) != line else { return line }
    return line.map { "*_`[]\\!".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
