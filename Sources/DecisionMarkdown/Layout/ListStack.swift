import BusinessLogic

/// The items and labels that enclose a line, outermost first.
struct ListStack {
  struct Node {
    enum Kind: Equatable {
      case label(Side)
      /// A label of what takes no side, among others that do.
      case unsided
      case argument(Int)
      case note(Int)
      case option(Int)
      /// An item of no known meaning, by the place of its line.
      case other(Int)
    }

    /// How deep it stands: twice the indentation of an item. A label on a line of its own stands
    /// one above the enclosing item, so that everything deeper than that item is below the label.
    var key: Int
    var kind: Kind
    var children = 0
    /// Whether it is a label on a line of its own.
    var isLine = false
  }

  private(set) var nodes: [Node] = []

  var innermost: Node.Kind? { nodes.last?.kind }

  mutating func clear() { nodes.removeAll(keepingCapacity: true) }

  /// Leaves all items that don't enclose an item at `indent`.
  mutating func enterItem(indent: Int, isLabel: Bool, isMarked: Bool) {
    let key = 2 * indent
    if !isLabel, !isMarked, let last = nodes.last, last.key == key, last.children == 0,
      case .label = last.kind
    {
      // "- Pros", and then its arguments as bullets beside it rather than below.
      nodes[nodes.count - 1].key = key - 1
    }
    let limit = isLabel ? key - 1 : key
    while let last = nodes.last, last.key >= limit { nodes.removeLast() }
    if !nodes.isEmpty { nodes[nodes.count - 1].children += 1 }
  }

  mutating func push(indent: Int, _ kind: Node.Kind) {
    nodes.append(Node(key: 2 * indent, kind: kind))
  }

  /// Leaves all that doesn't enclose a paragraph at `indent`.
  mutating func enterParagraph(indent: Int) {
    while let last = nodes.last, last.key >= 2 * indent { nodes.removeLast() }
  }

  /// A label on a line of its own: it ends another beside it.
  mutating func pushLabelLine(indent: Int, _ side: Side) {
    leaveLabelLine(indent: indent)
    nodes.append(Node(key: (nodes.last?.key ?? -2) + 1, kind: .label(side), isLine: true))
  }

  /// A line that ends another label beside it, and the side of the section around it.
  mutating func pushUnsidedLine(indent: Int) {
    leaveLabelLine(indent: indent)
    nodes.append(Node(key: (nodes.last?.key ?? -2) + 1, kind: .unsided, isLine: true))
  }

  /// Ends the label beside which a line at `indent` stands.
  mutating func leaveLabelLine(indent: Int) {
    enterParagraph(indent: indent)
    while let last = nodes.last, last.key % 2 != 0 { nodes.removeLast() }
  }

  /// Ends the label under which a list stands already, since another list is being introduced.
  mutating func leaveFilledLabel() {
    guard let last = nodes.last, last.key % 2 != 0, last.children > 0 else { return }
    nodes.removeLast()
  }

  /// The side of the label below which an item at `indent` stands, not merely beside it.
  func sideAbove(indent: Int) -> Side? {
    for node in nodes.reversed() where node.key < 2 * indent {
      // The odd place of an item is that of one whose arguments stand beside it.
      if case .label(let side) = node.kind { return node.isLine || node.key % 2 == 0 ? side : nil }
    }
    return nil
  }

  /// Counts a paragraph as something that stands below the innermost label.
  mutating func countParagraph() {
    if !nodes.isEmpty { nodes[nodes.count - 1].children += 1 }
  }

  /// The side of the nearest label around, unless an argument or an option lies between.
  var side: Side? {
    for node in nodes.reversed() {
      switch node.kind {
      case .label(let side): return side
      case .option, .argument, .unsided: return nil
      case .note, .other: continue
      }
    }
    return nil
  }

  /// Whether the nearest label around says that no side follows.
  var isUnsided: Bool {
    for node in nodes.reversed() {
      switch node.kind {
      case .unsided: return true
      case .label, .option, .argument: return false
      case .note, .other: continue
      }
    }
    return false
  }

  /// The place of the line of the outermost item, if that item has no meaning yet.
  var unknownItem: Int? {
    guard let node = nodes.first, case .other(let place) = node.kind else { return nil }
    return place
  }

  /// Gives the outermost item the meaning of an option.
  mutating func makeOutermost(option: Int) {
    if !nodes.isEmpty { nodes[0].kind = .option(option) }
  }

  /// The nearest option around.
  var option: Int? {
    for node in nodes.reversed() { if case .option(let option) = node.kind { return option } }
    return nil
  }
}
