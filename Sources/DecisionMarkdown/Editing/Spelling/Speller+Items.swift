import BusinessLogic

extension Speller {
  /// An item by its place in the layout.
  enum Item: Equatable {
    case argument(Int)
    case note(Int)
    case driver(Int)
  }

  /// The items of an option, or of the choice, in the order of the file; those of a side or all.
  func items(of option: Int?, on sides: Set<Side?>) -> [Item] {
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

  /// The items that an item is counted with.
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

  /// The lines of an item and of all that stands below it but arguments and notes.
  func block(_ item: Item) -> Range<Int> {
    var first = passage(item).lines.lowerBound
    var end = passage(item).lines.upperBound
    if case .argument(let place) = item {
      let argument = layout.arguments[place]
      // The marker may fill a line of its own before the text.
      while first > 0, layout.lines[first].range.lowerBound > argument.marker.lowerBound {
        first -= 1
      }
      end = max(end, argument.end)
    }
    let start = passage(item).lines.upperBound
    let next = beginning(from: start)
    return first..<max(start, min(withCode(below: first, from: end), next))
  }

  /// The first line from `line` on with which something begins, by bisection: a long list is moved
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

  /// Code and tables below an item belong to it, though they are no text of it.
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
}
