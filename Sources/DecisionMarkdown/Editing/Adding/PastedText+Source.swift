import Decisions

extension PastedText {
  /// Creates what lines say that were read as a part of a decision; `names` are those of its options,
  /// without one for an option that the lines don't name.
  init(_ source: [SourceLine], of decision: Decision, calling names: [String?]) {
    self.init()
    lists = [List()]
    var places: [Int: Int] = [:]
    func place(of option: Int) -> Int {
      if let place = places[option] { return place }
      guard let name = names[option] else { return 0 }
      lists.append(List(title: name))
      places[option] = lists.count - 1
      return lists.count - 1
    }
    for (index, line) in source.enumerated() {
      for role in line.roles {
        if case .option(let option) = role { _ = place(of: option) }
        guard case .item(let kind, let option, let number, _) = role,
          let item = decision.item(kind, of: option, number, on: index, line.text)
        else { continue }
        lists[option.map(place) ?? 0].items.append(item)
      }
    }
    others = Self.others(in: source)
  }

  /// Returns the indices of the lines that become no part of an argument: a title, a heading or a
  /// label is one of them if nothing follows that it is about.
  private static func others(in source: [SourceLine]) -> [Int] {
    let hasTable = source.contains { $0.text.contains("|") && $0.roles.contains { $0.item != nil } }
    // The sides of the items that follow, up to the next title, heading of a side, or label.
    var sides = [Set<Side?>](repeating: [], count: 3)
    var isOther = source.map { _ in false }
    for (index, line) in source.enumerated().reversed() where !line.roles.isEmpty {
      let items = line.roles.compactMap(\.item)
      if !items.isEmpty {
        for rank in sides.indices { sides[rank].formUnion(items.map(\.side)) }
      } else if let (rank, side) = line.roles.lazy.compactMap(\.rank).first {
        isOther[index] = side.map { !sides[rank].contains($0) } ?? sides[rank].isEmpty
        for rank in rank..<sides.count { sides[rank] = [] }
      } else {
        isOther[index] = line.roles.contains { $0.isOther(besideTable: hasTable) }
      }
    }
    for index in source.indices.dropFirst() where source[index].roles == [.continued] {
      isOther[index] = isOther[index - 1]
    }
    return source.indices.filter { isOther[$0] }
  }
}

extension Decision {
  /// Returns an item of an option, or of the decision itself; `nil` if it is no argument or note.
  fileprivate func item(
    _ kind: DecisionItem.Kind, of option: Int?, _ number: Int, on line: Int, _ written: String
  ) -> PastedText.Item? {
    guard kind != .driver else { return nil }
    guard let side = kind.side else {
      let notes = option.map { options[$0].notes } ?? remarks
      let bytes = Array(written.utf8)
      let weighed = LineScanner.lines(of: bytes).first.flatMap { Weight.find(in: bytes, $0.tail) }
      let note = NewArgument(nil, notes[number - 1], weight: weighed?.weight ?? 1)
      return PastedText.Item(note, line: line, parts: 0)
    }
    let all = option.map { options[$0].arguments } ?? consequences
    let argument = all.filter { $0.side == side }[number - 1]
    let text = ([argument.text] + argument.details).joined(separator: "; ")
    return PastedText.Item(
      NewArgument(side, text, weight: argument.weight), line: line, parts: argument.details.count)
  }
}

extension SourceLine.Role {
  /// The kind of an argument or a note.
  fileprivate var item: DecisionItem.Kind? {
    if case .item(let kind, _, _, _) = self, kind != .driver { kind } else { nil }
  }

  /// The rank of what tells about the items below it, and the side that it tells.
  fileprivate var rank: (Int, side: Side?)? {
    switch self {
    case .option: (0, nil)
    case .heading(.side(let side)): (1, side)
    case .label(let side): (2, side)
    default: nil
    }
  }

  /// Whether a line of this role adds nothing.
  fileprivate func isOther(besideTable hasTable: Bool) -> Bool {
    switch self {
    case .detail, .rule, .continued, .heading(.comparison): false
    case .table: !hasTable
    default: true
    }
  }
}
