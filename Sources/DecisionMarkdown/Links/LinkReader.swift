import Decisions

/// Finds the decisions that a decision points to: by links to Markdown files, and by the number in
/// its status.
struct LinkReader {
  let layout: DecisionLayout
  private var bytes: [UInt8] { layout.bytes }

  /// Returns the links, and the one of the decision that the status names as its successor.
  func links() -> (all: [Link], successor: Link?) {
    var links = layout.lines.enumerated().flatMap { index, line in
      targets(on: line).map { Link(line: index + 1, .file($0)) }
    }
    let successor = successor(among: links) ?? successorOfField()
    if let successor, case .number(let number) = successor.target,
      !isOfOtherSeries(number, on: layout.lines[successor.line - 1])
    {
      links.append(successor)
    }
    return (links.sorted { $0.line < $1.line }, successor)
  }

  /// Returns whether a number is that of another record, which need not be a file here: `RFC 7`.
  private func isOfOtherSeries(_ number: Int, on line: Line) -> Bool {
    let words = bytes.words(line.range)
    return zip(words, words.dropFirst()).contains {
      Language.otherRecords.contains($0) && Int($1) == number
    }
  }

  /// Returns the first decision behind `superseded by` in the status.
  private func successor(among links: [Link]) -> Link? {
    guard let status = layout.status,
      let successor = FieldWords.successor(in: Field.unstruck(bytes.string(status.range)))
    else { return nil }
    let linked = links.filter { link in
      guard status.lines.contains(link.line - 1), case .file(let name) = link.target else {
        return false
      }
      return successor.contains(name) || successor.contains(name.escapedInURL)
    }
    if let link = linked.first { return link }
    // What is on another site is no decision of this folder.
    let sites = status.lines.flatMap { Bracket.all(on: layout.lines[$0], in: bytes) }
      .filter { $0.hasTarget && bytes.first("://", in: $0.target) != nil }
    let text = sites.reduce(status.texts.joined(separator: ", ")) { text, link in
      text.replacing(bytes.string(link.text.lowerBound..<link.target.upperBound), with: "")
    }
    let number = FieldWords.successor(in: InlineText.plain(text))
      .flatMap(FieldWords.number(ofSuccessor:))
    return number.map { Link(line: status.lines.lowerBound + 1, .number($0)) }
  }

  /// Returns the decision of the field `superseded-by: 0012`.
  private func successorOfField() -> Link? {
    for (index, line) in layout.lines.enumerated() where line.kind == .frontMatter {
      guard let (key, value) = FrontMatter.keyed(bytes, line) else {
        continue
      }
      let words = bytes.words(key)
      let text = words.joined(separator: " ") + " " + bytes.string(value)
      // Not a day, as in `superseded-on: 2024-05-01`.
      guard words.last?.means(.agent) == true, let successor = FieldWords.successor(in: text) else {
        continue
      }
      let number = FieldWords.number(ofSuccessor: successor)
      return number.map { Link(line: index + 1, .number($0)) }
    }
    return nil
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
    switch line.kind {
    case .comment, .markup, .conflict: return []
    default: break
    }
    // Most lines have no link, and most links lead to other sites.
    guard bytes.index(of: "]", in: line.range) != nil,
      [".m", ".M", "%"].contains(where: { bytes.first($0, in: line.text) != nil })
    else { return [] }
    return Bracket.all(on: line, in: bytes, withComments: false)
      .filter { $0.hasTarget && line.text.contains($0.text.lowerBound) }
      .compactMap { file($0.target) }
  }

  /// Returns the Markdown file of a relative link, decoded and without a title or an anchor; `nil`
  /// for other links.
  private func file(_ written: Range<Int>) -> String? {
    let text = written.drop { bytes[$0].isBlank }
    let target =
      bytes.first(of: text) == "<"
      ? text.dropFirst().prefix { bytes[$0] != ">" } : text.prefix { !bytes[$0].isBlank }
    let path = target.prefix { bytes[$0] != "#" && bytes[$0] != "?" }
    let name = bytes.decoded(path)
    let ending = name.suffix(9).map(\.asciiLowercase)
    guard ending.ends(with: ".md") || ending.ends(with: ".markdown"), name.first != "/",
      !name.contains(":")
    else { return nil }
    return name.string(name.indices)
  }
}
