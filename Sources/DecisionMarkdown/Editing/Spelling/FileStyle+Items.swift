import BusinessLogic

extension FileStyle {
  /// An item, by its index in the layout.
  enum Item: Equatable {
    case argument(Int)
    case note(Int)
    case driver(Int)
  }

  /// The items of an option, or of the choice, in the order of the file.
  func items(of option: Int?, on sides: Set<Side?> = [.pro, .con, .neutral, nil]) -> [Item] {
    let arguments = layout.arguments.indices.filter {
      layout.arguments[$0].option == option && sides.contains(layout.arguments[$0].side)
    }
    let notes = layout.notes.indices.filter {
      sides.contains(nil) && layout.notes[$0].option == option
    }
    let items = arguments.map(Item.argument) + notes.map(Item.note)
    return notes.isEmpty || arguments.isEmpty
      ? items
      : items.sorted { passage($0).lines.lowerBound < passage($1).lines.lowerBound }
  }

  func item(_ place: Meaning.ItemPlace) -> Item { items(like: place)[place.number] }

  /// The items that an item is numbered with.
  func items(like place: Meaning.ItemPlace) -> [Item] {
    if place.kind == .driver { return layout.drivers.indices.map(Item.driver) }
    let items = items(of: place.option, on: [place.side])
    guard place.kind == .remark else { return items }
    return items.filter { item in
      let text = PassageText.text(of: passage(item), in: bytes, layout.lines)
      return ChoicePhrase.candidates(in: text).isEmpty
    }
  }

  func passage(_ item: Item) -> DecisionLayout.Passage {
    switch item {
    case .argument(let place): layout.arguments[place].passage
    case .note(let place): layout.notes[place].passage
    case .driver(let place): layout.drivers[place]
    }
  }

  /// The lines of an item and of everything below it that is no other argument or note.
  func block(_ item: Item) -> Range<Int> {
    var first = passage(item).lines.lowerBound
    var end = passage(item).lines.upperBound
    if case .argument(let place) = item {
      let argument = layout.arguments[place]
      // The marker may be on a line of its own before the text.
      while first > 0, layout.lines[first].range.lowerBound > argument.marker.lowerBound {
        first -= 1
      }
      end = max(end, argument.end)
    }
    let start = passage(item).lines.upperBound
    let next = beginning(from: start)
    return first..<max(start, min(withCode(below: first, from: end), next))
  }

  /// The first line from `line` on that begins an item. It bisects, because a long list is moved
  /// block by block.
  private func beginning(from line: Int) -> Int {
    var lower = 0
    var upper = beginnings.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if beginnings[middle] < line { lower = middle + 1 } else { upper = middle }
    }
    return lower < beginnings.count ? beginnings[lower] : layout.lines.count
  }

  /// The end of the code and the tables below an item, which belong to it.
  private func withCode(below first: Int, from end: Int) -> Int {
    let indent = layout.lines[first].indent
    var last = end
    var place = end
    while place < layout.lines.count {
      let line = layout.lines[place]
      switch line.kind {
      case .blank: break
      case .code: last = place + 1
      case .fence where line.indent > indent || layout.lines[place - 1].kind == .code:
        last = place + 1
      case .table where line.indent > indent, .comment where line.indent > indent:
        last = place + 1
      default: return last
      }
      place += 1
    }
    return last
  }

  func marker(_ item: Item) -> SideMarker {
    guard case .argument(let place) = item else { return .none }
    var opening = Array(bytes[layout.arguments[place].marker])
    // Keep the last line of a marker that takes two.
    if let lineEnd = opening.firstIndex(of: ASCII.lineFeed) { opening.removeFirst(lineEnd + 1) }
    // A noun follows "because of", but a sentence needs "because".
    if opening.map(\.asciiLowercase).suffix(11) == Array("because of ".utf8)[...] {
      opening.removeLast(3)
    }
    return SideMarker(opening: opening, closing: closing(of: place))
  }

  /// The decoration at the end of an argument that its marker opens.
  func closing(of argument: Int) -> [UInt8] {
    let passage = layout.arguments[argument].passage
    let written = PassageText.text(of: passage, in: bytes, layout.lines)
    let said = DecisionValues(bytes: bytes, layout: layout).argument(argument).text
    return Array(written.utf8.dropFirst(said.utf8.count))
  }

  /// The markers for a new argument, the likeliest first: those of the option, those of the rest
  /// of the file, the opposite of another side's marker, and those of MADR.
  func markers(of side: Side?, in option: Int?) -> [SideMarker] {
    guard let side else { return [.none] }
    let own = items(of: option, on: [.pro, .con, .neutral])
    let others = layout.arguments.indices.filter { layout.arguments[$0].option != option }
    let near = own.reversed() + others.reversed().prefix(100).map(Item.argument)
    let same = near.filter { self.side(of: $0) == side }.prefix(20).map(marker).filter(\.isPlain)
    let opposite = near.lazy.map(marker).filter(\.isPlain).compactMap { $0.turned(to: side) }.first
    var markers: [SideMarker] = []
    for marker in same.filter({ !$0.isEmpty })
      + [opposite, .standard(side), .plain(side)].compactMap(\.self)
    where !markers.contains(marker) {
      markers.append(marker)
    }
    return markers
  }

  private func side(of item: Item) -> Side? {
    if case .argument(let place) = item { layout.arguments[place].side } else { nil }
  }

  /// Whether a note follows the title of its option on the same line.
  func isDescription(_ item: Item) -> Bool {
    guard case .note = item, passage(item).cell == nil else { return false }
    return passage(item).text.lowerBound
      > layout.lines[passage(item).lines.lowerBound].text.lowerBound
  }
}
