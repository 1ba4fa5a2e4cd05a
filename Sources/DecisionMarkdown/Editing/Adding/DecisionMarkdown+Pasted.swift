import Decisions

extension DecisionMarkdown {
  /// Returns what pasted lines say, read as if they stood in the comparison of a decision. Each
  /// heading names an option, except those of a side or of a comparison.
  package static func pasted(_ lines: [String]) -> PastedText {
    let headings = lines.indices.filter { isHeading(lines[$0]) }
    var page = lines.map(bullet)
    for index in headings { page[index] = "#### \(title(in: lines[index]))" }
    let apart = source(layout(of: page.flatMap { ["", $0] }))
    let alone = lines.indices.map { apart[2 * $0 + 1].roles }
    let names = headings.filter { index in
      alone[index].allSatisfy {
        if case .heading(.side) = $0 { false } else { $0 != .heading(.comparison) }
      }
    }
    for (number, index) in names.enumerated() { page[index] = "### \(placeholder(number))" }
    // Otherwise, a label would continue the item above it.
    let gaps = lines.indices.filter { index in alone[index].contains(where: \.isLabel) }
    for index in gaps { page[index] = "\n\(page[index])" }
    let layout = layout(of: page)
    var source = source(layout)
    for index in gaps { source.remove(at: index) }
    return read(lines, names, source, layout.decision(named: "", withText: false))
  }

  private static func read(
    _ lines: [String], _ names: [Int], _ source: [SourceLine], _ decision: Decision
  ) -> PastedText {
    var text = PastedText()
    text.lists = [PastedText.List()] + names.map { .init(heading: $0, title: title(in: lines[$0])) }
    let lists = Dictionary(
      uniqueKeysWithValues: names.indices.map { (placeholder($0), $0 + 1) })
    let hasTable = source.contains { $0.text.contains("|") && $0.roles.contains(where: \.isItem) }
    for (index, line) in source.enumerated() {
      for case .item(let kind, let option?, let number, _) in line.roles {
        let topic = decision.options[option]
        let argument = kind.side.map { topic.arguments(on: $0)[number - 1] }
        let parts = argument?.details ?? []
        let texts = [argument?.text ?? topic.notes[number - 1]] + parts
        text.lists[lists[topic.title] ?? 0].items.append(
          PastedText.Item(
            NewArgument(
              kind.side, texts.joined(separator: "; "), weight: argument?.weight ?? 1),
            line: index, parts: parts.count))
      }
      let isOther = line.roles.contains { role in
        switch role {
        case .item(_, let option, _, _): option == nil
        case .detail, .label, .heading, .option, .rule: false
        case .continued: text.others.last == index - 1
        case .table: !hasTable
        default: true
        }
      }
      if isOther { text.others.append(index) }
    }
    return text
  }

  /// Returns the layout of a decision with these lines in its comparison.
  private static func layout(of lines: [String]) -> DecisionLayout {
    LayoutReader.layout(of: (head + lines).flatMap { Array("\($0)\n".utf8) })
  }

  private static func source(_ layout: DecisionLayout) -> [SourceLine] {
    Array(SourceReader.lines(of: layout).dropFirst(head.count))
  }

  private static let head = [
    "# X", "## \(Language.english.writing.heading(.comparison))", "### X", "",
  ]

  /// A title that stands in for that of an option.
  private static func placeholder(_ number: Int) -> String { "X\(number)" }

  /// Returns a line with `*` in place of a bullet such as `•`, or of a sign of the prompt.
  private static func bullet(_ line: String) -> String {
    let margin = line.prefix(while: \.isWhitespace)
    let rest = line.dropFirst(margin.count)
    guard let sign = rest.first, "+-~•‣◦–".contains(sign) else { return line }
    let text = rest.dropFirst().drop { $0.isASCII && $0.isNumber }
    return text.first == " " ? "\(margin)*\(text)" : line
  }

  private static func isHeading(_ line: String) -> Bool {
    let level = line.prefix { $0 == "#" }.count
    return 1...6 ~= level && line.dropFirst(level).first == " " && !title(in: line).isEmpty
  }

  private static func title(in line: String) -> String {
    let bytes = Array(line.drop { $0 == "#" }.utf8)
    return bytes.string(bytes.trimmed(bytes.indices))
  }
}

extension SourceLine.Role {
  fileprivate var isItem: Bool { if case .item = self { true } else { false } }
  fileprivate var isLabel: Bool { if case .label = self { true } else { false } }
}
