import Decisions

/// Returns the argument that the text of a bullet states; without a side if it states none.
package typealias BulletReading = @Sendable (_ text: String) -> NewArgument

/// Reads what the user types or pastes as a decision file is read.
package struct ArgumentReading: Sendable {
  package let bullet: BulletReading
  let lines: @Sendable (_ lines: [String], _ titles: [String]) -> PastedText

  package init(
    bullet: @escaping BulletReading = { NewArgument(nil, $0) },
    lines: @escaping @Sendable (_ lines: [String], _ titles: [String]) -> PastedText = { _, _ in
      PastedText()
    }
  ) {
    (self.bullet, self.lines) = (bullet, lines)
  }

  /// Returns what pasted lines say to a decision whose options have these titles. An item that states
  /// no side has that of its sign, as at the prompt, or else `page`, the side of the page that the lines
  /// are pasted at.
  package func lists(
    in lines: [String], among titles: [String], on page: Side?
  ) -> PastedText {
    let lines = lines.outdented
    var text = self.lines(lines, titles)
    for index in text.lists.indices {
      let list = text.lists[index]
      var items: [PastedText.Item] = []
      for var item in list.items {
        if item.new.side == nil, let last = items.last,
          lines[item.line].indent > lines[last.line].indent + 1
        {
          let text = "\(last.new.text); \(item.new.text)"
          items[items.count - 1].new = NewArgument(last.new.side, text, weight: last.new.weight)
          items[items.count - 1].parts += 1
        } else {
          item.new = item.new.signed(in: lines[item.line], on: list.title == nil ? page : nil)
          items.append(item)
        }
      }
      text.lists[index].items = items
    }
    text.lists.removeAll { $0.title == nil && $0.items.isEmpty }
    return text
  }
}

extension NewArgument {
  /// Returns the argument on the first of these sides: that of `+` or `~` at the beginning of its
  /// line, that of its text, that of `-`, that of the page.
  fileprivate func signed(in line: String, on page: Side?) -> NewArgument {
    guard let bullet = Bullet(line) else {
      return NewArgument(side ?? (line.isListed ? page : nil), text, weight: weight)
    }
    let weight = bullet.weight.isEmpty ? nil : Int(bullet.weight) ?? .max
    return bullet.argument(weight: weight, on: page) { _ in self }
  }
}

extension String {
  fileprivate var isListed: Bool {
    let line = drop(while: \.isWhitespace)
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let isNumbered =
      !digits.isEmpty && ".)".contains(line.dropFirst(digits.count).first ?? " ")
      && line.dropFirst(digits.count + 1).first == " "
    let isDivider = line.contains("|") && line.allSatisfy { "|-: ".contains($0) }
    return isNumbered || line.first == "|" || isDivider || Bullet(line) != nil
  }

  fileprivate var indent: Int { prefix { $0 == " " }.count }
}

extension [String] {
  /// Whether a line is an item of a list, or a row of a table.
  package var haveList: Bool { contains(where: \.isListed) }

  /// The lines without tabs, and without the indent of the first one.
  package var outdented: [String] {
    let lines = map { $0.replacing("\t", with: "    ") }
    let margin = lines.first?.indent ?? 0
    return lines.map { String($0.dropFirst(Swift.min(margin, $0.indent))) }
  }
}
