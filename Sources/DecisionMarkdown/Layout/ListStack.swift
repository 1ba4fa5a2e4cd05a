import Decisions

/// The items and labels that enclose a line, outermost first.
struct ListStack {
  struct Node {
    enum Kind: Equatable {
      case label(Side)
      /// A label without a side, among labels of sides.
      case unsided
      case argument(Int)
      case note
      case option(Int)
      /// An item without a known meaning, by its line.
      case other(Int)
    }

    /// Twice the indentation of an item. A label on a line of its own is one deeper
    /// than the item around it, so that everything deeper than that item is below the label.
    var depth: Int
    var kind: Kind
    var children = 0
  }

  var nodes: [Node] = []

  var innermost: Node.Kind? { nodes.last?.kind }

  /// Returns whether what follows has the same labels and options around it.
  func isLike(_ other: ListStack) -> Bool {
    func around(_ stack: ListStack) -> [Node.Kind] {
      stack.nodes.map(\.kind).filter { kind in
        switch kind {
        case .label, .unsided, .option: true
        case .argument, .note, .other: false
        }
      }
    }
    return around(self) == around(other)
  }

  mutating func clear() { nodes.removeAll(keepingCapacity: true) }

  /// Leaves everything that doesn't enclose an item at `indent`.
  mutating func enterItem(indent: Int, isLabel: Bool) {
    let limit = 2 * indent - (isLabel ? 1 : 0)
    while let last = nodes.last, last.depth >= limit { nodes.removeLast() }
    if !nodes.isEmpty { nodes[nodes.count - 1].children += 1 }
  }

  mutating func push(indent: Int, _ kind: Node.Kind) {
    nodes.append(Node(depth: 2 * indent, kind: kind))
  }

  mutating func enterParagraph(indent: Int) {
    while let last = nodes.last, last.depth >= 2 * indent { nodes.removeLast() }
  }

  /// Adds a label on a line of its own, perhaps with the option that it names. Ends the label beside
  /// it, if there is one.
  mutating func pushLine(indent: Int, _ kinds: Node.Kind...) {
    leaveLabelLine(indent: indent)
    let depth = (nodes.last?.depth ?? -2) + 1
    nodes += kinds.map { Node(depth: depth, kind: $0) }
  }

  mutating func leaveLabelLine(indent: Int) {
    enterParagraph(indent: indent)
    leaveLabel()
  }

  private mutating func leaveLabel() {
    while let last = nodes.last, last.depth % 2 != 0 { nodes.removeLast() }
  }

  /// Ends a label that has a list already.
  mutating func leaveFilledLabel() {
    if let last = nodes.last, last.children > 0 { leaveLabel() }
  }

  /// The nearest enclosing node, except items that have no side and take none.
  private var nearest: Node.Kind? {
    nodes.last { node in
      switch node.kind {
      case .note, .other: false
      case .label, .unsided, .option, .argument: true
      }
    }?.kind
  }

  /// The side of the nearest label around, with no argument or option between.
  var side: Side? { if case .label(let side) = nearest { side } else { nil } }

  var isUnsided: Bool { nearest == .unsided }

  /// The outermost item whose meaning isn't known, if only labels are around it: its node and its line.
  var unknown: (node: Int, line: Int)? {
    guard let node = nodes.firstIndex(where: { $0.kind != .note }),
      case .other(let line) = nodes[node].kind
    else { return nil }
    return (node, line)
  }

  var option: Int? {
    for node in nodes.reversed() { if case .option(let option) = node.kind { return option } }
    return nil
  }
}
