import Decisions

/// Finds the decisions that a decision points to: by links to Markdown files, and by the number in
/// its status.
struct LinkReader {
  let layout: DecisionLayout
  let isSuperseded: Bool
  private var bytes: [UInt8] { layout.bytes }

  /// Returns the links, and the one of the decision that the status names as its successor.
  func links() -> (all: [Link], successor: Link?) {
    var links: [Link] = []
    var (place, position) = (0, 0)
    while let bracket = bytes.place(of: "]", in: position..<bytes.count) {
      position = bracket + 1
      guard position < bytes.count, bytes[position] == "(" || bytes[position] == ":" else {
        continue
      }
      while layout.lines[place].range.upperBound <= bracket { place += 1 }
      for target in targets(on: layout.lines[place]) {
        links.append(Link(line: place + 1, .file(target)))
      }
      position = layout.lines[place].range.upperBound
    }
    let successor = successor(among: links)
    if let successor, case .number = successor.target { links.append(successor) }
    return (links.sorted { $0.line < $1.line }, successor)
  }

  /// Returns the first decision behind `superseded by` in the status.
  private func successor(among links: [Link]) -> Link? {
    guard isSuperseded, let status = layout.status,
      let told = FieldWords.successor(in: Field.unstruck(bytes.string(status.range)))
    else { return nil }
    let linked = links.filter { link in
      guard status.lines.contains(link.line - 1), case .file(let name) = link.target else {
        return false
      }
      return told.contains(name) || name.contains(" ")
    }
    if let link = linked.first { return link }
    let number = FieldWords.successor(in: InlineText.plain(status.texts.joined(separator: ", ")))
      .flatMap(FieldWords.number(ofSuccessor:))
    return number.map { Link(line: status.lines.lowerBound + 1, .number($0)) }
  }

  /// Returns the links on lines such as `Supersedes [7](0007-x.md)`; `nil` if there are none.
  func predecessors(among links: [Link]) -> [Link]? {
    let found = links.filter { link in
      let line = layout.lines[link.line - 1]
      guard line.kind == .text || line.beginsItem,
        let first = bytes.words(line.text).first, Language.allSucceeding.contains(first)
      else { return false }
      // "Ersetzt durch …"
      return FieldWords.successor(in: bytes.string(line.text)) == nil
    }
    return found.isEmpty ? nil : found
  }

  private func targets(on line: Line) -> [String] {
    let range: Range<Int>
    switch line.kind {
    case .fence, .code, .comment, .markup, .blank, .rule, .underline, .conflict: return []
    case .frontMatter: range = line.range
    case .text, .heading, .bullet, .numbered, .table: range = line.text
    }
    // Most links lead to other sites.
    guard
      bytes.first(".m", in: range) ?? bytes.first(".M", in: range) ?? bytes.first("%", in: range)
        != nil
    else { return [] }
    var targets: [String] = []
    var place = range.lowerBound
    var isCode = false
    while let bracket = bytes.place(of: "]", in: place..<range.upperBound) {
      // Code is between two marks.
      let marks = bytes[place..<bracket].count { $0 == "`" }
      if !marks.isMultiple(of: 2) { isCode.toggle() }
      place = bracket + 1
      guard place < range.upperBound, !isCode else { continue }
      let rest = place + 1..<range.upperBound
      switch bytes[place] {
      case "(":
        // A limit keeps many open brackets linear.
        guard let close = bytes[rest].prefix(2048).firstIndex(of: ")") else { continue }
        targets += [file(rest.lowerBound..<close)].compactMap(\.self)
        place = close
      case ":" where bytes[range.lowerBound] == "[":
        targets += [file(rest)].compactMap(\.self)
      default: break
      }
    }
    return targets
  }

  /// Returns the Markdown file of a relative link, decoded and without a title or an anchor; `nil`
  /// for other links.
  private func file(_ written: Range<Int>) -> String? {
    let text = written.drop { bytes[$0].isBlank }
    let target =
      bytes.first(of: text) == "<"
      ? text.dropFirst().prefix { bytes[$0] != ">" } : text.prefix { !bytes[$0].isBlank }
    let name = bytes.decoded(target.prefix { bytes[$0] != "#" && bytes[$0] != "?" })
    let ending = name.suffix(9).map(\.asciiLowercase)
    guard ending.ends(with: ".md") || ending.ends(with: ".markdown"), name.first != "/",
      !name.contains(":")
    else { return nil }
    return name.string(name.indices)
  }
}
