/// A place of an index of decisions in a Markdown file: between two comments, each alone on its
/// line.
package struct IndexPlace {
  package static let start = "<!-- proscons index -->"
  package static let end = "<!-- /proscons index -->"

  /// The lines of the first comment and the content, from 1.
  package let lines: Range<Int>
  /// Whether the second comment is there.
  package let hasEnd: Bool
  /// The bytes between the two lines; without the second comment, those of the table below the first.
  private let content: Range<Int>
  private let rows: [Substring]

  /// Finds the places of the index with these rows in a file.
  ///
  /// They are those whose links lead to the same folder, and those without links. If there are
  /// only others, the folder may have moved: the first is the place.
  package static func all(in bytes: [UInt8], for rows: [String]) -> [IndexPlace] {
    let (all, folder) = (all(in: bytes), folder(of: rows))
    let own = all.filter { place in Self.folder(of: place.rows).map { $0 == folder } ?? true }
    return own.isEmpty ? Array(all.prefix(1)) : own
  }

  /// Returns whether a file has a place for an index.
  package static func exists(in bytes: [UInt8]) -> Bool { !all(in: bytes).isEmpty }

  private static func all(in bytes: [UInt8]) -> [IndexPlace] {
    guard bytes.first("<!-- proscons index -->", in: 0..<bytes.count) != nil else { return [] }
    let lines = LineScanner.lines(of: bytes)
    func isComment(_ line: Line, _ text: String) -> Bool {
      line.kind == .comment && bytes[bytes.trimmed(line.range)].elementsEqual(text.utf8)
    }
    let starts = lines.indices.filter { isComment(lines[$0], start) }
    return zip(starts, starts.dropFirst() + [lines.count]).map { first, next in
      let below = lines[(first + 1)..<next]
      let end = below.firstIndex { isComment($0, self.end) }
      let table = below.prefix { $0.kind == .table || $0.kind == .blank }
      let last = end ?? table.lastIndex { $0.kind == .table }.map { $0 + 1 } ?? first + 1
      func start(of line: Int) -> Int {
        line < lines.count ? lines[line].range.lowerBound : bytes.count
      }
      let content = start(of: first + 1)..<start(of: last)
      let rows = String(decoding: bytes[content], as: UTF8.self).split(whereSeparator: \.isNewline)
      return IndexPlace(
        lines: first + 1..<last + 1, hasEnd: end != nil, content: content, rows: rows)
    }
  }

  /// Returns the deepest folder of all files that the rows link to, as their links begin; `nil`
  /// without a link.
  private static func folder(of rows: some Sequence<some StringProtocol>) -> [Substring]? {
    rows.reduce(nil) { folder, row in
      guard let start = row.firstRange(of: "](")?.upperBound,
        let end = row[start...].firstIndex(of: ")")
      else { return folder }
      let parts = Substring(row[start..<end]).split(separator: "/").dropLast()
      return folder.map { zip($0, parts).prefix { $0 == $1 }.map(\.0) } ?? Array(parts)
    }
  }

  /// Whether nothing is in it yet.
  package var isEmpty: Bool { rows.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// Whether the index has no links, so that its folder is unknown: it is empty, or was written before the
  /// first decision.
  package var hasNoLink: Bool { Self.folder(of: rows) == nil }

  /// Returns whether the index links to files of the same folder as one with these rows.
  package func hasFolder(of rows: [String]) -> Bool {
    let folder = Self.folder(of: self.rows)
    return folder != nil && folder == Self.folder(of: rows)
  }

  /// Returns whether the index has these rows. The widths of the cells don't matter: programs that
  /// format Markdown change them.
  package func holds(_ rows: [String]) -> Bool {
    let present = self.rows.map { Self.narrow($0) }
    return hasEnd && present.filter { !$0.isEmpty } == rows.map { Self.narrow($0[...]) }
  }

  /// Returns the row without its padding.
  private static func narrow(_ row: Substring) -> String {
    var text = ""
    for character in row {
      let isPadding =
        (character == " " && text.last == " ") || (character == "-" && text.hasSuffix("---"))
      if !isPadding { text.append(character) }
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Returns a file with these rows in all places of their index; `nil` if it has none.
  package static func bytes(_ bytes: [UInt8], with rows: [String]) -> [UInt8]? {
    let places = all(in: bytes, for: rows)
    let stale = places.reversed().filter { !$0.holds(rows) }
    return places.isEmpty ? nil : stale.reduce(bytes) { $1.bytes($0, with: rows) }
  }

  private func bytes(_ bytes: [UInt8], with rows: [String]) -> [UInt8] {
    let isReturned = bytes[..<content.lowerBound].suffix(2).elementsEqual("\r\n".utf8)
    let newline = isReturned ? "\r\n" : "\n"
    let lines = [""] + rows + [""] + (hasEnd ? [] : [Self.end])
    let text = lines.map { $0 + newline }.joined()
    return Array(bytes[..<content.lowerBound] + text.utf8 + bytes[content.upperBound...])
  }

  /// Returns a new file with this title and index.
  package static func file(titled title: String, with rows: [String]) -> [UInt8] {
    let empty = Array("# \(title)\n\n\(start)\n".utf8)
    return bytes(empty, with: rows) ?? empty
  }
}
