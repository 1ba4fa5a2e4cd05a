import BusinessLogic
import Decisions
import Markup

/// Blocks of Markdown as elements.
struct BlockText {
  let inline: InlineText

  func markup(_ block: Decision.Block) -> Markup {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    switch block.kind {
    case .paragraph: return Tag.p { inline.markup(lines.map(\.trimmed).joined(separator: " ")) }
    case .list: return list(lines)
    case .table: return table(lines)
    case .code: return code(lines)
    }
  }

  // MARK: Lists

  /// A line of a list, with the lines that go on with it.
  private struct Item {
    let indent: Int
    /// The number before it; `nil` for a bullet.
    let number: Int?
    var text: String
  }

  private func list(_ lines: [Substring]) -> Markup {
    var items: [Item] = []
    for line in lines {
      let indent = line.prefix { $0 == " " || $0 == "\t" }.count
      let rest = line.dropFirst(indent)
      if let item = Self.item(rest, indent) {
        items.append(item)
      } else if !items.isEmpty {
        items[items.count - 1].text += " " + rest
      } else if !rest.isEmpty {
        items.append(Item(indent: indent, number: nil, text: String(rest)))
      }
    }
    return list(items[...])
  }

  private static func item(_ line: Substring, _ indent: Int) -> Item? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    let isMarked = digits.isEmpty ? "-*+" : ".)"
    guard let sign = rest.first, isMarked.contains(sign), digits.count < 10,
      rest.dropFirst().first.map(\.isWhitespace) ?? true
    else { return nil }
    return Item(indent: indent, number: Int(digits), text: String(rest.dropFirst().trimmed))
  }

  /// Returns the list of the items; those that are indented more than the first are in lists below.
  private func list(_ items: ArraySlice<Item>, depth: Int = 0) -> Markup {
    guard let first = items.first else { return .nothing }
    let starts = items.indices.filter { depth > 6 || items[$0].indent <= first.indent }
    let content = Markup {
      for (start, end) in zip(starts, starts.dropFirst() + [items.endIndex]) {
        Tag.li {
          inline.markup(items[start].text)
          list(items[(start + 1)..<end], depth: depth + 1)
        }
      }
    }
    guard let number = first.number else { return Tag.ul { content } }
    return Tag.ol(number == 1 ? nil : .start(number)) { content }
  }

  // MARK: Tables and code

  private func table(_ lines: [Substring]) -> Markup {
    let rows = lines.map(Self.cells)
    let hasHead = rows.count > 1 && rows[1].allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
    return Tag.div(.class("scroll"), .focusable, .label("Table")) {
      Tag.table {
        if hasHead {
          Tag.thead {
            Tag.tr { for cell in rows[0] { Tag.th(.scope("col")) { inline.markup(cell) } } }
          }
        }
        Tag.tbody {
          for row in rows.dropFirst(hasHead ? 2 : 0) {
            Tag.tr { for cell in row { Tag.td { inline.markup(cell) } } }
          }
        }
      }
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.trimmed {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.count > 1, cells[0].isEmpty { cells.removeFirst() }
    if cells.count > 1, cells.last?.isEmpty == true { cells.removeLast() }
    return cells.map { String($0[...].trimmed) }
  }

  private func code(_ lines: [Substring]) -> Markup {
    let fences = ["```", "~~~"]
    func isFence(_ line: Substring) -> Bool { fences.contains { line.trimmed.hasPrefix($0) } }
    var inside = lines[...]
    if inside.first.map(isFence) == true {
      inside = inside.dropFirst()
      if inside.last.map(isFence) == true { inside = inside.dropLast() }
    }
    return Tag.pre(.focusable) { Tag.code { inside.joined(separator: "\n") } }
  }
}
