/// A list of bullets, and the heading above it, which names the option: `### Redis`.
package struct BulletList: Sendable {
  /// The text of the heading; `nil` without one.
  package let title: Substring?
  /// The lines below the heading.
  package let lines: [Substring]
  package let bullets: [Bullet]

  /// Returns the lists in the lines. Each stands below a heading of level 2 to 6, which the first
  /// may lack. Returns `nil` if the lines contain anything else.
  package static func all(in lines: [some StringProtocol]) -> [BulletList]? {
    var parts: [(title: Substring?, lines: [Substring])] = []
    for line in lines.map({ Substring($0) }) {
      if let title = heading(in: line) {
        parts.append((title, []))
      } else if let last = parts.indices.last {
        parts[last].lines.append(line)
      } else {
        parts.append((nil, [line]))
      }
    }
    let lists = parts.compactMap { title, lines in
      Bullet.list(in: lines).map { BulletList(title: title, lines: lines, bullets: $0) }
    }
    return lists.isEmpty || lists.count < parts.count ? nil : lists
  }

  /// Returns the text of a heading. Level 1 is excluded: at the prompt, `#` begins a comment.
  private static func heading(in line: Substring) -> Substring? {
    let line = line.trimmed
    let rest = line.drop { $0 == "#" }
    let title = rest.trimmed
    guard (2...6).contains(line.count - rest.count), rest.first == " ", !title.isEmpty else {
      return nil
    }
    return title
  }
}
