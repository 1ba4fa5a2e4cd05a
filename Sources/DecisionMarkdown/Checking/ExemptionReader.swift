import Decisions

/// Reads the comments that exempt lines or a file from problems:
/// `<!-- proscons ignore broken-link, no-arguments -->`, `<!-- proscons ignore-file conflict -->`.
///
/// In front matter, they come after `#`. `ignore` covers its own line and, if it stands alone, the
/// next line that says something.
enum ExemptionReader {
  /// Returns the exemptions of a file in the order of its lines; `nil` if there are none.
  static func exemptions(in outline: Outline) -> [Exemption]? {
    let (bytes, lines) = (outline.bytes, outline.lines)
    var found: [Exemption] = []
    var (index, position) = (0, 0)
    while let start = bytes.first("<!--", in: position..<bytes.count) {
      while lines[index].range.upperBound <= start { index += 1 }
      let line = lines[index]
      position = start + 4
      // Within a text it may be an example in code.
      let before = bytes.trimmed(line.range.lowerBound..<start)
      let isInKeys = line.kind == .frontMatter && bytes.last(of: before) == "#"
      guard
        line.kind == .comment || line.kind == .table || isInKeys || !line.text.contains(start),
        line.kind != .code
      else { continue }
      // Without an end, no further comment of the line has one.
      let close = bytes.first("-->", in: position..<line.range.upperBound)
      let text = position..<(close ?? position)
      position = close ?? line.range.upperBound
      // A cheap check first, because most comments are weights.
      guard bytes.begins(bytes.trimmed(text), with: "proscons") else { continue }
      let words = bytes.string(text).split { $0.isWhitespace || $0 == "," }
      guard words.first == "proscons" else { continue }
      let names = words.dropFirst(2).map { String($0) }
      switch words.dropFirst().first {
      case "ignore" where !names.isEmpty:
        let next = lines[(index + 1)...].firstIndex { line in
          line.kind != .comment && line.kind != .blank
            && !(line.kind == .frontMatter && bytes.first(of: bytes.trimmed(line.range)) == "#")
        }
        let isAlone = line.kind == .comment || isInKeys && before.count == 1
        let end = isAlone ? next ?? lines.count - 1 : index
        found += names.map { Exemption(line: index + 1, $0, upTo: end + 1) }
      case "ignore-file" where !names.isEmpty:
        found += names.map { Exemption(line: index + 1, $0) }
      default: found.append(Exemption(line: index + 1, nil))
      }
    }
    return found.isEmpty ? nil : found
  }
}
