import Decisions

extension DecisionMarkdown {
  /// Returns a new decision: its status, its date if given, its title, and the sections that its
  /// form always has. Edits add others.
  ///
  /// - Parameters:
  ///
  ///   - number: The number of its file. The title begins with it, `3. Pick a queue`, if those of all
  ///     examples begin with a number, the last with the one before.
  ///
  ///   - form: The form; `nil` for that of the examples if they share one, else MADR 4.0.
  ///
  ///   - examples: The last decisions of the folder. Their language is used, too.
  ///
  /// - Throws: ``EditRefusal`` if the heading would be read as something else than the title.
  public static func template(
    title: String, number: Int? = nil, date: String?, as form: DecisionForm? = nil,
    like examples: [[UInt8]] = []
  ) throws(EditRefusal) -> [UInt8] {
    let typed = try TypedLine.text(title)
    let examples = examples.map { DecisionText($0, named: "") }
    let lead = number.flatMap { self.lead(of: typed, numbered: $0, like: examples) } ?? ""
    let forms = Set(examples.map(DecisionForm.init(of:)))
    let shared = forms.count == 1 ? forms.first.flatMap(\.self) : nil
    let writing = examples.last?.writing ?? Language.english.writing
    // Marks that would be read as decoration are escaped.
    let escaped = typed.map { "*_`[]\\!#<".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    for title in [typed, escaped] {
      let text = template(lead + title, date, form ?? shared ?? .madr, writing)
      let bytes = Array(text.utf8)
      let read = DecisionText(bytes, named: "")
      if read.decision.title == lead + typed, read.layout.title != nil,
        read.decision.options.isEmpty
      {
        return bytes
      }
    }
    throw .isNoTitle(typed)
  }

  /// Returns the number before the title, written as in the last example: `3. `, `[ADR-0003] `; `nil`
  /// if there is no example, if the title of one begins with no plain number, if that of the last
  /// isn't the number before, or if the title was typed with one.
  private static func lead(
    of title: String, numbered number: Int, like examples: [DecisionText]
  ) -> String? {
    let numbers = examples.map { $0.layout.title?.text.rangeOfNumber(in: $0.bytes) }
    let typed = Array(title.utf8)
    guard !numbers.contains(nil), typed.indices.rangeOfNumber(in: typed) == nil,
      let last = examples.last, let old = last.layout.title?.text, let digits = numbers.last ?? nil,
      Int(last.bytes.string(digits)) == number - 1
    else { return nil }
    let before = last.bytes.string(old.lowerBound..<digits.lowerBound)
    let behind = last.bytes.string(digits.upperBound..<old.upperBound)
      .prefix { " \t.:)]-|/·–—".contains($0) }
    // "**1.** Title" has signs around its number.
    guard behind.last?.isWhitespace == true,
      !last.bytes[old.lowerBound..<digits.lowerBound].contains(where: \.isDecoration)
    else { return nil }
    let plain = String(number)
    let zeros = last.bytes[digits.lowerBound] == "0" ? max(0, digits.count - plain.count) : 0
    return before + String(repeating: "0", count: zeros) + plain + behind
  }

  private static func template(
    _ title: String, _ date: String?, _ form: DecisionForm, _ writing: Writing
  ) -> String {
    let status = writing.proposed
    let day = date.map { "\(writing.heading(.date)): \($0)\n" } ?? ""
    switch form {
    case .madr:
      let field = date.map { "date: \($0)\n" } ?? ""
      return "---\nstatus: \(status)\n\(field)---\n\n# \(title)\n"
    case .madr2:
      return "# \(title)\n\n* \(writing.heading(.status)): \(status)\n"
        + (day.isEmpty ? "" : "* \(day)")
    case .nygard:
      let headings = DecisionForm.sections.map { "\n## \(writing.heading($0).firstWord)\n" }
      return "# \(title)\n" + (day.isEmpty ? "" : "\n\(day)") + headings[0]
        + "\n\(status.capitalizedAtStart)\n" + headings[1...].joined()
    }
  }
}

extension String {
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}

extension DecisionForm {
  fileprivate static let sections: [SectionRole] = [
    .status, .context, .outcome, .consequences(nil),
  ]

  /// Returns whether a file has sections of Nygard's form, each with one word for its title, and none
  /// that only MADR has.
  static func isNygards(_ file: DecisionText) -> Bool {
    let roles = file.sections.filter { $0.level == 2 && $0.words.count == 1 }.map(\.role)
    return file.lines.first?.kind != .frontMatter && sections.count(where: roles.contains) > 1
      && !file.sections.contains { [.drivers, .options, .comparison].contains($0.role) }
  }

  /// Returns the title of a new section: `Context` in Nygard's form, not `Context and Problem
  /// Statement`.
  static func title(of role: SectionRole, in writing: Writing, _ file: DecisionText) -> String {
    let title = writing.heading(role)
    return sections.contains(role) && isNygards(file) ? title.firstWord : title
  }

  /// Reads the form of a file; `nil` for another one than a new file may have.
  init?(of file: DecisionText) {
    if file.lines.first?.kind == .frontMatter {
      self = .madr
    } else if let status = file.layout.status, file.lines[status.lines.lowerBound].beginsItem {
      self = .madr2
    } else {
      let isNygard = Self.sections.allSatisfy { role in
        file.sections.contains { $0.role == role && $0.level == 2 }
      }
      guard isNygard else { return nil }
      self = .nygard
    }
  }
}
