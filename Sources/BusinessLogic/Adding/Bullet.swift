import Decisions

/// A line that adds an argument: a sign, its weight if it has one, and the text: `+3 it is fast`.
package struct Bullet: Sendable, Equatable {
  /// The sign of a ``Side``, or that of any bullet.
  package let sign: Character
  /// The digits behind the sign; empty if there are none.
  package let weight: Substring
  package let text: Substring

  /// The bullet of Markdown that is no sign of a side.
  package static let plain: Character = "*"

  package static let signs = Side.allCases.map(\.bullet) + [plain]

  private static let signBytes = signs.flatMap(\.utf8)

  /// Reads a line that begins with a sign; `nil` for any other line.
  package init?(_ line: some StringProtocol) {
    // Of most lines, the first byte tells.
    if let first = line.utf8.first, first.isSign, !Self.signBytes.contains(first) { return nil }
    let line = Substring(line).drop(while: \.isWhitespace)
    guard let first = line.first, Self.signs.contains(first) || first == "•" else { return nil }
    let sign = first == "•" ? Self.plain : first
    let rest = line.dropFirst()
    weight = sign == Self.plain ? "" : rest.prefix { $0.isASCII && $0.isNumber }
    let statement = rest.dropFirst(weight.count)
    guard statement.first?.isWhitespace != false else { return nil }
    (self.sign, text) = (sign, statement.drop(while: \.isWhitespace))
  }

  /// The bullet as it is typed.
  package var line: Substring { "\(sign)\(weight) \(text)" }

  /// The side of the sign; `nil` for a plain bullet.
  package var side: Side? { Side.allCases.first { $0.bullet == sign } }

  /// Divides a line at each sign of a side, such as `redis + it is fast`, the longest name first.
  package static func divisions(of line: Substring) -> [(name: Substring, bullet: Bullet)] {
    var divisions: [(Substring, Bullet)] = []
    for index in line.indices.dropFirst().reversed()
    where line[line.index(before: index)].isWhitespace {
      guard let bullet = Bullet(line[index...]), bullet.side != nil, !line[index].isWhitespace
      else {
        continue
      }
      let name = line[..<index].trimmed
      if !name.isEmpty { divisions.append((name, bullet)) }
    }
    return divisions
  }

  /// Returns a line such as `redis +fast`, `redis+ fast` or `redis ++ fast` with one sign between spaces; `nil`
  /// for any other line. A word that begins with `-` may be a flag.
  package static func spaced(_ line: Substring) -> String? {
    for word in line.split(separator: " ") {
      if let sign = word.last, sign == "+" || sign == "~", word.count > 1 {
        let name = word.prefix { $0 != sign }
        guard name.count < word.count, word[name.endIndex...].allSatisfy({ $0 == sign }) else {
          continue
        }
        return "\(line[..<name.endIndex])\(name.isEmpty ? "" : " ")\(sign)\(line[word.endIndex...])"
      }
      guard let sign = word.first, sign != "-", sign != plain, signs.contains(sign) else {
        continue
      }
      let text = word.dropFirst().drop { $0.isASCII && $0.isNumber }
      guard text.first?.isLetter == true else { continue }
      return "\(line[..<text.startIndex]) \(line[text.startIndex...])"
    }
    return nil
  }

  /// Returns what the bullet adds: an argument on the side of its sign, with the text as it is.
  ///
  /// But `-` and `*` can begin any bullet in Markdown: the side that the text states comes first,
  /// then that of `-`, or for `*` that of the page. Without any, the bullet is a note.
  package func argument(
    weight: Int?, on page: Side?, _ read: BulletReading
  ) -> NewArgument {
    let bullet = read(String(text))
    if side != nil, sign != "-" {
      // Words that state a side stay in the text.
      return bullet.side == nil
        ? NewArgument(side, bullet.text, weight: weight ?? bullet.weight)
        : NewArgument(side, String(text), weight: weight ?? 1)
    }
    // Behind a task box, the sign states no side.
    let isTask = ["[ ] ", "[x] ", "[X] "].contains { text.hasPrefix($0) }
    let other = isTask ? nil : side ?? page
    return NewArgument(bullet.side ?? other, bullet.text, weight: weight ?? bullet.weight)
  }
}

extension [NewArgument] {
  /// The numbers of arguments by kind: `2 pros, 1 con and 1 note`.
  package var countedByKind: String {
    Balance.listed(
      DecisionItem.Kind.all.compactMap { kind in
        let count = count { $0.kind == kind }
        return count > 0 ? counted(count, kind.word) : nil
      })
  }
}
