import Decisions

/// Returns the argument that the text of a bullet says by itself; without a side if it says none.
package typealias BulletReading = @Sendable (_ text: String) -> NewArgument

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

  /// Reads a line that begins with a sign; `nil` for any other line.
  package init?(_ line: some StringProtocol) {
    let line = Substring(line).drop(while: \.isWhitespace)
    guard let sign = line.first, Self.signs.contains(sign) else { return nil }
    let rest = line.dropFirst()
    weight = sign == Self.plain ? "" : rest.prefix { $0.isASCII && $0.isNumber }
    let said = rest.dropFirst(weight.count)
    guard said.first?.isWhitespace != false else { return nil }
    (self.sign, text) = (sign, said.drop(while: \.isWhitespace))
  }

  private init(_ bullet: Bullet, goingOn line: Substring) {
    (sign, weight) = (bullet.sign, bullet.weight)
    text = "\(bullet.text) \(line.drop(while: \.isWhitespace))"
  }

  /// The bullet as it is typed.
  package var line: Substring { "\(sign)\(weight) \(text)" }

  /// The side of the sign; `nil` for a plain bullet.
  package var side: Side? { Side.allCases.first { $0.bullet == sign } }

  /// Reads a list, in which an indented line without a sign goes on with the bullet above it; `nil` if
  /// the lines have anything else.
  package static func list(in lines: [some StringProtocol]) -> [Bullet]? {
    var list: [Bullet] = []
    for line in lines {
      if let bullet = Bullet(line) {
        list.append(bullet)
      } else if line.first?.isWhitespace == true, let last = list.popLast() {
        list.append(Bullet(last, goingOn: Substring(line)))
      } else {
        return nil
      }
    }
    return list.isEmpty ? nil : list
  }

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

  /// Returns what the bullet adds: the side that its text says, else that of the sign, else that of
  /// the page; without any, a note.
  package func argument(
    weight: Int?, on page: Side?, _ read: BulletReading
  ) -> NewArgument {
    let said = read(String(text))
    return NewArgument(said.side ?? side ?? page, said.text, weight: weight ?? said.weight)
  }
}

extension [NewArgument] {
  /// The numbers of arguments by kind: `2 pros, 1 con and 1 note`.
  package var countedByKind: String {
    let parts = DecisionItem.Kind.all.compactMap { kind in
      let count = count { $0.kind == kind }
      return count > 0 ? counted(count, kind.word) : nil
    }
    let last = parts.last ?? ""
    return parts.count < 2 ? last : "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
