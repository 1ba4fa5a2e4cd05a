import Decisions

extension DecisionMarkdown {
  /// Returns what pasted lines say, read as if they stood among the options of a decision. What is
  /// read as the title of an option names one, and so does a heading that is none of a side or of a
  /// comparison, and a line that says one of `titles` and no more.
  package static func pasted(_ lines: [String], among titles: [String]) -> PastedText {
    PasteReader(lines, among: titles).read()
  }
}

/// Brings pasted lines into one notation, and has them read as a part of a decision file.
private struct PasteReader {
  private let known: [(title: String, name: OptionName)]
  /// The lines, with `*` for every bullet, and with placeholders for titles: no word of a title
  /// matters.
  private var page: [String]
  /// The titles that have placeholders.
  private var titles: [String] = []
  /// The heading of the option that is open, above the lines.
  private var place: [String] = []
  /// The lines that would continue the item above them, without a blank line between.
  private var gaps: [Int] = []
  /// The indices of lines that say more than the title of their option, such as `**Kafka** — a log`.
  private var longer: Set<Int> = []

  init(_ lines: [String], among titles: [String]) {
    known = titles.map { ($0, OptionName($0)) }
    page = lines.map(Self.bullet)
    let bytes = Self.bytes(head + page)
    let scanned = Array(LineScanner.lines(of: bytes).dropFirst(head.count))
    let texts = scanned.map { InlineText.plain(bytes[$0.text]) }
    let isBlock = scanned.indices.map { scanned.isBlock($0) && !texts[$0].isEmpty }
    for (index, line) in scanned.enumerated() where line.kind == .underline { page[index] = "" }
    for (index, line) in scanned.enumerated() where isBlock[index] && line.kind == .heading {
      page[index] = "#### \(bytes.string(line.text))"
    }
    let below = scanned.indices.map { scanned.column(below: $0) }
    let forms = scanned.indices.map { scanned.form(of: $0, in: bytes) }
    let mayName = scanned.indices.filter { isBlock[$0] || below[$0] != nil }
    func name(_ title: String, at index: Int) {
      page[index] = "### \(Self.placeholder(self.titles.count))"
      self.titles.append(title)
      if let column = below[index] { outdent(below: index, in: scanned, by: column) }
    }
    // Below `Pros:`, `Kafka` is an argument.
    let written = source(of: self.layout(of: page.flatMap { ["", $0] }))
    for index in mayName where !written[2 * index + 1].roles.contains(where: \.hasSide) {
      if let title = knownTitle(texts[index]) { name(title, at: index) }
    }
    let used = Set(mayName.filter { page[$0].hasPrefix("### ") }.compactMap { forms[$0] })
    func isLike(_ index: Int) -> Bool {
      guard let form = forms[index], used.contains(form) else { return false }
      return SectionWords.role(of: Array(texts[index].utf8)[...]) == .unknown
    }
    // Without blank lines, an item could be the title of the next one.
    let layout = layout(of: page.flatMap { ["", $0] })
    let (apart, options) = (source(of: layout), options(of: layout))
    for index in mayName where !page[index].hasPrefix("### ") {
      let (line, isHeading) = (apart[2 * index + 1], scanned[index].kind == .heading)
      // Below an item that says no known title are its parts.
      let isTitle =
        below[index] == nil && line.roles.contains { $0.names(isHeading || line.option == nil) }
      guard isTitle || isLike(index) else { continue }
      let title = line.option.flatMap { options[$0] }
      let isPart = known.contains {
        $0.title.lowercased().contains(texts[index].lowercased())
      }
      if title == nil || isPart {
        name(texts[index], at: index)
        continue
      }
      let said = OptionName(texts[index])
      if known.contains(where: { $0.title == title && $0.name.closeness(to: said) == .prefix }) {
        longer.insert(index)
      }
      if isHeading {
        // `Pros of Kafka` says more than the title.
        page[index].removeFirst()
      } else {
        name(title ?? "", at: index)
      }
    }
    // The columns of a table may be options.
    let isTable = scanned.first { $0.kind != .blank }?.kind == .table
    place = isTable ? [] : ["### \(Self.placeholder(-1))"]
    gaps = scanned.indices.filter { index in
      apart[2 * index + 1].roles.contains(where: \.isLabel)
        || isBlock[index] && scanned[index].kind == .text && lines[index].hasSuffix(":")
    }
  }

  func read() -> PastedText {
    var lines = page
    for index in gaps { lines[index] = "\n\(lines[index])" }
    let layout = layout(of: place + lines)
    var source = Array(source(of: layout).dropFirst(place.count))
    for index in gaps { source.remove(at: index) }
    let decision = layout.decision(named: "", withText: false)
    let options = options(of: layout)
    let placed = Dictionary(
      uniqueKeysWithValues: titles.enumerated().map { (Self.placeholder($0), $1) })
    let names = decision.options.enumerated().map { index, option -> String? in
      option.title == Self.placeholder(-1)
        ? nil : placed[option.title] ?? options[index] ?? option.title
    }
    var text = PastedText(source, of: decision, calling: names)
    text.others = longer.union(text.others).sorted()
    return text
  }

  /// Returns the only title of the decision that a text says, however it writes it.
  private func knownTitle(_ text: String) -> String? {
    let name = OptionName(text)
    let same = known.filter { !name.isEmpty && $0.name.closeness(to: name) == .same }
    return same.count == 1 ? same[0].title : nil
  }

  /// Moves what is below an item to the left, because a heading takes its place.
  private mutating func outdent(below item: Int, in lines: [Line], by column: Int) {
    for index in (item + 1)..<lines.count {
      guard lines[index].kind == .blank || lines[index].indent > lines[item].indent else { return }
      page[index] = String(page[index].dropFirst(min(column, lines[index].indent)))
    }
  }

  /// Returns the layout of a decision with these lines among its options.
  private func layout(of lines: [String]) -> DecisionLayout {
    LayoutReader.layout(of: Self.bytes(head + lines))
  }

  private func source(of layout: DecisionLayout) -> [SourceLine] {
    Array(SourceReader.lines(of: layout).dropFirst(head.count))
  }

  /// Returns the titles of the decision by the indices of the options that were read.
  private func options(of layout: DecisionLayout) -> [Int: String] {
    let listed = zip(SourceReader.lines(of: layout).dropFirst(2), known)
    let options = listed.flatMap { line, known in
      line.roles.compactMap { role in
        if case .option(let index) = role { (index, known.title) } else { nil }
      }
    }
    return Dictionary(options) { first, _ in first }
  }

  private static func bytes(_ lines: [String]) -> [UInt8] {
    lines.flatMap { Array("\($0)\n".utf8) }
  }

  /// The lines above: the list of the titles, so that no item of another list is an option.
  private var head: [String] {
    let headings = [SectionRole.options, .comparison].map {
      "## \(Language.english.writing.heading($0))"
    }
    let items = (known.map(\.title) + [Self.placeholder(-1)]).map { "* \($0)" }
    return ["# X", headings[0]] + items + [headings[1], ""]
  }

  /// A title that stands in for that of an option.
  private static func placeholder(_ number: Int) -> String { "XX\(number + 1)" }

  /// Returns a line with `*` in place of a bullet such as `•`, or of a sign of the prompt.
  private static func bullet(_ line: String) -> String {
    let margin = line.prefix(while: \.isWhitespace)
    let rest = line.dropFirst(margin.count)
    guard let sign = rest.first, "+-~•‣◦–".contains(sign) else { return line }
    let text = rest.dropFirst().drop { $0.isASCII && $0.isNumber }
    return text.first == " " ? "\(margin)*\(text)" : line
  }
}

extension SourceLine.Role {
  fileprivate var isLabel: Bool { if case .label = self { true } else { false } }

  fileprivate var hasSide: Bool {
    if case .item(let kind, _, _, _) = self { kind.side != nil } else { false }
  }

  /// Whether a line with this role names an option; a heading only does if it is `apart`.
  fileprivate func names(_ isApart: Bool) -> Bool {
    switch self {
    case .option: true
    case .heading(.side), .heading(.comparison): false
    case .heading: isApart
    default: false
    }
  }
}
