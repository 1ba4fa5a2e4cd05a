import BusinessLogic
import Decisions
import Markup

/// Blocks of Markdown as elements.
extension InlineText {
  func markup(_ block: Decision.Block) -> Markup {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    return switch block.kind {
    case .paragraph where lines.allSatisfy({ $0.trimmed.first == ">" }): quote(lines)
    case .paragraph: Tag.p { markup(joining: lines[...]) }
    case .list: list(lines[...])
    case .table: table(lines)
    case .code: code(lines)
    }
  }

  /// Returns the paragraphs of a quotation.
  private func quote(_ lines: [Substring]) -> Markup {
    let texts = lines.map { $0.trimmed.drop { $0 == ">" || $0 == " " } }
    return Tag.blockquote {
      for part in texts.split(whereSeparator: \.isEmpty) { Tag.p { markup(joining: part) } }
    }
  }

  private func markup(joining lines: ArraySlice<Substring>) -> Markup {
    markup(lines.map(\.trimmed).joined(separator: " "))
  }

  /// Returns the list of the lines; items that are indented more than the first are in lists below.
  private func list(_ lines: ArraySlice<Substring>, depth: Int = 0) -> Markup {
    guard let first = lines.first else { return .nothing }
    let indent = first.prefix(while: \.isWhitespace).count
    let starts = lines.indices.filter { index in
      let isBelow = depth < 8 && lines[index].prefix(while: \.isWhitespace).count > indent
      return index == lines.startIndex || lines[index].itemSign != nil && !isBelow
    }
    let items = Markup {
      for (start, end) in zip(starts, starts.dropFirst() + [lines.endIndex]) {
        let below = lines[(start + 1)..<end].firstIndex { $0.itemSign != nil } ?? end
        let text = lines[start].trimmed.dropFirst(lines[start].itemSign?.count ?? 0)
        Tag.li {
          markup(joining: [text] + lines[(start + 1)..<below])
          list(lines[below..<end], depth: depth + 1)
        }
      }
    }
    guard let number = first.itemSign.flatMap({ Int($0.dropLast()) }) else {
      return Tag.ul { items }
    }
    return Tag.ol(number == 1 ? nil : .start(number)) { items }
  }

  private func table(_ lines: [Substring]) -> Markup {
    let rows = lines.map(\.cells)
    let hasHead = rows.count > 1 && rows[1].allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
    return Tag.table {
      for (index, row) in rows.enumerated() where index != 1 || !hasHead {
        let cell = index == 0 && hasHead ? Tag.th : .td
        Tag.tr { for text in row { cell { markup(text) } } }
      }
    }
  }

  private func code(_ lines: [Substring]) -> Markup {
    func isFence(_ line: Substring?) -> Bool { ["```", "~~~"].contains(line?.trimmed.prefix(3)) }
    let hasFence = isFence(lines.first)
    let inside = lines.dropFirst(hasFence ? 1 : 0)
    return Tag.pre {
      Tag.code {
        inside.dropLast(hasFence && isFence(inside.last) ? 1 : 0).joined(separator: "\n")
      }
    }
  }
}

extension Substring {
  /// The sign of an item of a list at the start: `*`, `3.`; `nil` if there is none.
  fileprivate var itemSign: Substring? {
    let sign = trimmed.firstWord
    let isNumber = Int(sign.dropLast()) != nil && (sign.hasSuffix(".") || sign.hasSuffix(")"))
    return isNumber || ["-", "*", "+"].contains(sign) ? sign : nil
  }

  /// The cells of a row of a table.
  fileprivate var cells: [Substring] {
    var row = trimmed.replacing("\\|", with: "\0")[...]
    if row.first == "|" { row.removeFirst() }
    if row.last == "|" { row.removeLast() }
    return row.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmed.replacing("\0", with: "|") }
  }
}
