import Escaping

/// The result of completing the words before the cursor.
package nonisolated struct Completion: Sendable, Equatable {
  /// The number of Unicode scalars before the cursor to replace.
  package private(set) var replaced: Int
  package private(set) var text: String

  /// The remaining candidates if the completion is ambiguous; otherwise empty.
  package let candidates: [Candidate]

  /// Completes `typed`, ignoring case. Prefers candidates that start with `typed` to those in which
  /// a later word does. Returns `nil` if there is neither.
  ///
  /// Skips candidates with characters that would need escaping: they can't be typed.
  package init?(of typed: String, among all: [Candidate]) {
    let known = all.filter { !$0.text.isEmpty && escaped($0.text) == $0.text }
    let beginning = known.filter { $0.text.beginsLike(typed) || $0.plain.beginsLike(typed) }
    let matching = beginning.isEmpty ? known.filter { $0.text.hasWordLike(typed) } : beginning
    var seen: Set<String> = []
    let found = matching.filter { seen.insert($0.text).inserted }
    guard let first = found.first else { return nil }
    replaced = typed.unicodeScalars.count
    if found.count == 1 {
      text = first.text + (first.goesOn ? "" : " ")
      candidates = []
    } else {
      let common = found.dropFirst().reduce(first.text) { $0.commonBeginning(with: $1.text) }
      text = beginning.isEmpty || common.count < typed.count ? typed : common
      candidates = found
    }
  }

  /// Returns this completion limited to replacing the last `count` scalars of `typed`; `nil` if it
  /// would change the text before them.
  package func replacing(atMost count: Int, of typed: String) -> Completion? {
    guard replaced > count else { return self }
    let kept = typed.unicodeScalars.dropLast(count)
    guard text.unicodeScalars.starts(with: kept) else { return nil }
    var rest = self
    (rest.replaced, rest.text) = (count, String(text.unicodeScalars.dropFirst(kept.count)))
    return rest
  }
}

nonisolated extension String {
  /// Returns the longest prefix of this string that `other` shares, ignoring case.
  func commonBeginning(with other: String) -> String {
    String(zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
  }

  fileprivate func beginsLike(_ other: String) -> Bool {
    commonBeginning(with: other).count == other.count
  }

  fileprivate func hasWordLike(_ other: String) -> Bool {
    indices.contains { index in
      index > startIndex && !self[self.index(before: index)].isLetter
        && String(self[index...].prefix(other.count)).beginsLike(other)
    }
  }
}

/// A possible completion of a word.
package nonisolated struct Candidate: Sendable, Hashable {
  /// The text to insert; may be several words.
  package let text: String

  /// The text without its quotes. Typed text may match either form.
  package let plain: String

  /// A note shown beside the candidate in a list, such as the title behind a number. May be empty.
  package let remark: String

  /// Whether the word continues after the text, as after a folder name. No space is inserted then.
  package let goesOn: Bool

  package init(
    _ text: String, plain: String? = nil, remark: String = "", goesOn: Bool = false
  ) {
    self.text = text
    self.plain = plain ?? text
    self.remark = remark
    self.goesOn = goesOn
  }

  /// Lays candidates out for the terminal: one per line if any has a remark, else in columns. If not
  /// all fit, the last line counts the rest.
  static func lines(of candidates: [Candidate], columns: Int, rows: Int) -> [Text] {
    let cells = candidates.map { Text($0.text) }
    let width = (cells.map(\.width).max() ?? 0) + 2
    let hasRemarks = candidates.contains { !$0.remark.isEmpty }
    let perLine = hasRemarks ? 1 : max(1, (columns + 1) / width)
    let needed = (cells.count + perLine - 1) / perLine
    let shown = needed > rows ? rows - 1 : needed
    let table = (0..<shown).map { row -> Text in
      guard !hasRemarks else {
        let remark = Text(candidates[row].remark)
        return ("\(cells[row].padded(to: width))\(remark)" as Text).cut(to: columns)
      }
      // Column by column, as in `ls`.
      let line = stride(from: row, to: min(cells.count, shown * perLine), by: shown)
      return line.map { index in
        index + shown < min(cells.count, shown * perLine)
          ? cells[index].padded(to: width) : cells[index]
      }.joined(separator: "").cut(to: columns)
    }
    let rest = cells.count - min(cells.count, shown * perLine)
    return table + (rest > 0 ? ["… and \(rest) more"] : [])
  }
}
