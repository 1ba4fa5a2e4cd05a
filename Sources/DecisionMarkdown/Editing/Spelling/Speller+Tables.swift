import BusinessLogic

/// Edits of what stands in the cells of tables.
extension Speller {
  /// The line on which the argument or the option of an edit stands, if one does, and whether that
  /// is a row of a table.
  func place(of edit: Edit) -> (line: Int?, isInTable: Bool) {
    var passages: [DecisionLayout.Passage?] = []
    switch edit {
    case .rewrite(let argument, _), .remove(let argument), .move(let argument, _),
      .weigh(let argument, _):
      if let place = try? meaning.find(argument) { passages = [passage(item(place))] }
    case .choose where layout.choice != nil: passages = [layout.choice?.passage]
    case .add(_, _, let option), .choose(let option, _), .renameOption(let option, _),
      .removeOption(let option):
      guard let place = try? meaning.find(option) else { break }
      passages = [layout.options[place].section, layout.options[place].listed]
      if case .add = edit {
        passages += items(of: place, on: [.pro, .con, .neutral, nil]).map(passage)
      }
    case .setStatus, .supersede: passages = [layout.status]
    case .setContext: passages = [layout.context]
    case .addDriver, .addConsequence, .succeed: break
    case .addOption: passages = layout.options.map(\.listed)
    }
    let places = passages.compactMap(\.self)
    let row = places.last { $0.cell != nil && layout.lines[$0.lines.lowerBound].kind == .table }
    return ((row ?? places.last).map { $0.lines.lowerBound + 1 }, row != nil)
  }

  /// Whether an edit is of the document as an option, where it has no other.
  func isOfDocument(_ edit: Edit) -> Bool {
    switch edit {
    case .add(nil, _, let option), .choose(let option, _), .renameOption(let option, _),
      .removeOption(let option):
      (try? meaning.find(option)).map { layout.options[$0].isDocument } ?? false
    default: false
    }
  }

  /// Other words in the cell, whose bars are written so that they part nothing.
  func rewritingCell(_ item: Item, _ reason: TypedReason) -> [Spelling] {
    let old = passage(item)
    var words = reason.reason[...]
    let heading = old.cell?.heading
    // "Speed: 2 ms" repeats the title of its row, which stays where it is.
    let prefix = heading.map { InlineText.plain(bytes.string($0)) + ": " }
    let isTitled = prefix.map(words.hasPrefix) ?? true
    if let prefix, isTitled { words = words.dropFirst(prefix.count) }
    let isBehindSign = old.text.isEmpty && old.text.lowerBound > (old.cell?.range.lowerBound ?? 0)
    let written = Self.escaped(Array(words.utf8))
    let spelling = Replacement(old.text, (isBehindSign ? [ASCII.space] : []) + written)
    // The title of a column is that of every row.
    guard !isTitled, let cell = old.cell, let heading,
      layout.lines[old.lines.lowerBound].range.contains(heading.lowerBound)
    else { return [[spelling]] }
    let untitled = [spelling, Replacement(heading)]
    guard let (table, row) = row(of: old), case let column = column(of: item, in: row), column > 0
    else { return [untitled] }
    // A row that others share stays for them.
    func moved(_ cells: [Int: [UInt8]]) -> Spelling {
      [Replacement(cell.range)] + adding(cells, to: table, after: row.line + 1)
    }
    guard case .argument(let place) = item else { return [untitled, moved([column: written])] }
    // What a sign judges is the title of the row.
    let sign = Array(bytes[bytes.trimmed(layout.arguments[place].marker)])
    let judged = sign + bytes[old.text.upperBound..<cell.item.upperBound]
    return [
      [Replacement(heading, written), Replacement(cell.range, judged)], untitled,
      moved([0: written, column: judged]),
    ]
  }

  /// The item alone, with what parts it from the one beside it; the row stays unless nothing but
  /// its title would be left.
  func removingFromCell(_ item: Item, _ cell: DecisionLayout.Cell) -> [Spelling] {
    let whole = passage(item)
    let others = (layout.arguments.map(\.passage) + layout.notes.map(\.passage)).filter {
      $0.cell?.range == cell.range && $0.cell?.item != cell.item
    }
    if others.isEmpty, let (_, row) = row(of: whole),
      row.cells.allSatisfy({ $0.isEmpty || $0 == cell.range || $0 == cell.heading })
    {
      return [[Replacement(wholeLines(whole.lines))]]
    }
    let beside = others.compactMap(\.cell?.item).sorted { $0.lowerBound < $1.lowerBound }
    let before = beside.last { $0.upperBound <= cell.item.lowerBound }
    let after = beside.first { $0.lowerBound >= cell.item.upperBound }
    var spellings: [Spelling] = []
    if let before { spellings.append([Replacement(before.upperBound..<cell.item.upperBound)]) }
    if let after { spellings.append([Replacement(cell.item.lowerBound..<after.lowerBound)]) }
    // Nothing parts the title of an option from what was said behind it, if that goes.
    if let title = layout.options.compactMap(\.section).first(where: { $0.lines == whole.lines }) {
      spellings.append([Replacement(title.text.upperBound..<cell.item.upperBound)])
    }
    // An empty cell at the beginning of a row without a bar before it would be none.
    return spellings + [[Replacement(cell.item)], [Replacement(cell.item, [ASCII.byte("-")])]]
  }

  /// A weight behind the words in the cell, or none for 1.
  func weighingInCell(
    _ item: Item, _ cell: DecisionLayout.Cell, _ weight: Int
  ) -> Spelling {
    let passage = passage(item)
    let end = passage.text.upperBound
    let last = layout.lines[passage.lines.upperBound - 1]
    // What ends a sentence ends a line.
    let isLast = last.kind != .table && cell.item.upperBound == last.text.upperBound
    let behind =
      isLast
      ? last : Line(kind: .table, indent: 0, range: end..<cell.item.upperBound, text: end..<end)
    return [setting(weight, behind)]
  }

  func row(of passage: DecisionLayout.Passage) -> (table: Table, row: Table.Row)? {
    let line = passage.lines.lowerBound
    let first = outline.tables.keys.filter { $0 <= line }.max()
    guard let table = first.flatMap({ outline.tables[$0] }),
      let row = ([table.header] + table.body).first(where: { $0.line == line })
    else { return nil }
    return (table, row)
  }
}
