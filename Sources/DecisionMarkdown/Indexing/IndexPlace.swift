/// The place of an index of decisions in a Markdown file: between two comments, each alone on its
/// line.
package struct IndexPlace {
  package static let start = "<!-- proscons index -->"
  package static let end = "<!-- /proscons index -->"

  /// The line of the first comment, from 1.
  package let line: Int

  private let bytes: [UInt8]
  /// The bytes between the two lines; `nil` without the second comment.
  private let content: Range<Int>?

  /// Finds the first place in a file; `nil` if there is none.
  package init?(in bytes: [UInt8]) {
    guard bytes.first("<!-- proscons index -->", in: 0..<bytes.count) != nil else { return nil }
    let lines = LineScanner.lines(of: bytes)
    func isComment(_ line: Line, _ text: String) -> Bool {
      line.kind == .comment && bytes[bytes.trimmed(line.range)].elementsEqual(text.utf8)
    }
    guard let first = lines.firstIndex(where: { isComment($0, Self.start) }) else { return nil }
    let last = lines[(first + 1)...].first { isComment($0, Self.end) }
    (line, self.bytes) = (first + 1, bytes)
    content = last.map { lines[first + 1].range.lowerBound..<$0.range.lowerBound }
  }

  /// Returns the deepest folder of all files that the rows link to, as their links begin; `nil`
  /// without a link.
  package static func folder(of rows: some Sequence<some StringProtocol>) -> [Substring]? {
    rows.reduce(nil) { folder, row in
      guard let start = row.firstRange(of: "](")?.upperBound,
        let end = row[start...].firstIndex(of: ")")
      else { return folder }
      let parts = Substring(row[start..<end]).split(separator: "/").dropLast()
      return folder.map { zip($0, parts).prefix { $0 == $1 }.map(\.0) } ?? Array(parts)
    }
  }

  /// Returns whether the index seems to be of the same folder as one with these rows.
  package func hasFolder(of rows: [String]) -> Bool {
    Self.folder(of: self.rows).map { $0 == Self.folder(of: rows) } ?? false
  }

  /// The lines between the comments; empty without the second comment.
  private var rows: [Substring] {
    guard let content else { return [] }
    return String(decoding: bytes[content], as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  package var isComplete: Bool { content != nil }

  /// Returns whether the index has these rows. The widths of the cells don't matter: programs that
  /// format Markdown change them.
  package func holds(_ rows: [String]) -> Bool {
    let present = self.rows.map { Self.narrow($0) }
    return isComplete && present.filter { !$0.isEmpty } == rows.map { Self.narrow($0[...]) }
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

  /// Returns the file with these rows as its index; the file itself without the second comment.
  package func bytes(with rows: [String]) -> [UInt8] {
    guard let content else { return bytes }
    let isReturned = bytes[..<content.lowerBound].suffix(2).elementsEqual("\r\n".utf8)
    let end = isReturned ? "\r\n" : "\n"
    let text = end + rows.map { $0 + end }.joined() + end
    return Array(bytes[..<content.lowerBound] + text.utf8 + bytes[content.upperBound...])
  }

  /// Returns a new file with this title and index.
  package static func file(titled title: String, with rows: [String]) -> [UInt8] {
    let empty = Array("# \(title)\n\n\(start)\n\(end)\n".utf8)
    return IndexPlace(in: empty)?.bytes(with: rows) ?? empty
  }
}
