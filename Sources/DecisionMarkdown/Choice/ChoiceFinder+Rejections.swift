import Decisions

/// Reasons for rejections in sentences outside of the options: `Kafka was rejected because …`
extension ChoiceFinder {
  /// The items of the layout and the reasons for rejections. A reason replaces a remark on its lines.
  var items: [DecisionLayout.Item] {
    func meet(_ one: DecisionLayout.Item, _ other: DecisionLayout.Item) -> Bool {
      one.passage.lines.overlaps(other.passage.lines)
    }
    let found = rejections().filter { reason in
      !layout.items.contains { $0.kind != .remark && meet($0, reason) }
    }
    if found.isEmpty { return layout.items }
    return (layout.items.filter { item in !found.contains { meet($0, item) } } + found)
      .sorted { $0.passage.text.lowerBound < $1.passage.text.lowerBound }
  }

  private func rejections() -> [DecisionLayout.Item] {
    layout.lines.indices.filter(mayReject).prefix(40).flatMap { index in
      var passage = layout.passage(index)
      passage.lines = index..<layout.lines.endOfParagraph(index)
      return rejections(in: passage)
    }
  }

  /// Returns whether a line may begin such a reason: as a paragraph or an item among the options or
  /// in the outcome, or as one elsewhere that begins with a verdict.
  private func mayReject(_ index: Int) -> Bool {
    let line = layout.lines[index]
    let beginsText = line.kind == .text && !layout.lines.continues(at: index)
    guard beginsText || line.beginsItem, !line.isQuoted else { return false }
    let section = layout.outline.section(of: index)
    guard !section.owner.isOption else { return false }
    return section.owner == .listed || [.outcome, .rejection].contains(section.role)
      || ReasonWords.asksWhy(section.words)
      || MarkReader(bytes).firstWord(of: line.text.drop { bytes[$0].isDecoration })
        .roles.has(.rejected)
  }

  private func rejections(in passage: DecisionLayout.Passage) -> [DecisionLayout.Item] {
    let all = layout.textOfLines(passage)
    let mayReject = bytes.mayHaveWord(in: all.prefix(800)) { WordRoles($0).has(.rejected, .denial) }
    guard mayReject || isDivided(all) else { return [] }
    let text = text(in: all)
    guard !text.names.isEmpty else { return [] }
    return text.sentences.compactMap { sentence in
      guard let (option, word) = sentence.rejection ?? sentence.rejectionAtEnd
      else { return nil }
      let next = sentence.words.upperBound
      let end = next < text.words.count ? text.words[next].range.lowerBound : all.upperBound
      let start = text.words[sentence.words.lowerBound].range.lowerBound
      let whole = bytes.trimmed(start..<end)
      let reason = MarkReader(bytes).startOfReason(
        text.words[word].range.lowerBound..<whole.upperBound)
      guard ReasonWords.givesReason(bytes.string((reason..<whole.upperBound).prefix(80)))
      else { return nil }
      let first = layout.lines.line(at: start, in: passage.lines)
      let last = layout.lines.line(at: whole.upperBound, in: passage.lines)
      return DecisionLayout.Item(
        option: option, side: .con,
        DecisionLayout.Passage(
          text: reason..<whole.upperBound, lines: first..<last + 1,
          cell: .init(range: all, item: whole)),
        marker: start..<reason)
    }
  }
}

extension Sentence {
  /// The rejected option, and the index of the first word of the reason; `nil` if there is none.
  fileprivate var rejection: (option: Int, reason: Int)? {
    let reason = words.dropFirst().first { startsReason($0) || gap(at: $0).contains(.colon) }
    guard !isAsked, let reason, let name = names.first, let option = name.option,
      names.allSatisfy({ $0 == name || $0.words.lowerBound >= reason }),
      name.words.upperBound <= reason
    else { return nil }
    let clause = words.lowerBound..<reason
    let others = clause.filter { isOutside($0) }
    let isPlain = others.allSatisfy {
      has(
        $0, .rejected, .chosen, .decision, .denial, .option, .particle, .helping, .decider,
        .auxiliary)
        && ($0 == clause.lowerBound || !beginsClause($0))
    }
    // "Not chosen" rejects, "not rejected" doesn't, nor does "not chosen only because".
    let denials = others.filter { has($0, .denial) && !has($0, .rejected) }
    let isDenied = !denials.isEmpty
    guard isPlain, !isDenied || !others.contains(where: { has($0, .rejected) }),
      let verb = others.last(where: {
        isDenied ? has($0, .chosen, .decision) : has($0, .rejected)
      }),
      // "We decided not to reject Kafka" has two denials, as has "n'a pas été retenu".
      denials.count < 2 || has(verb, .chosen)
    else { return nil }
    // "Kafka was ruled out because"
    let isVerbLast = verb > name.words.lowerBound
    let rest = (isVerbLast ? verb + 1 : name.words.upperBound)..<reason
    let isWhole = rest.allSatisfy { has($0, .auxiliary, .denial) }
    return isWhole || !isVerbLast && !isDenied ? (option, reason) : nil
  }

  /// The option that a verb behind the reason rejects, and the index of the first word of the reason:
  /// `Kafka は遅いため却下した`.
  fileprivate var rejectionAtEnd: (option: Int, reason: Int)? {
    guard !isAsked, let name = names.first, name.words.lowerBound == words.lowerBound,
      let option = name.option,
      let end = words.last(where: { has($0, .afterReason) && isOutside($0) }),
      let reason = Mention(sentence: self, name: name).behind.first(where: { !has($0, .particle) }),
      reason < end
    else { return nil }
    let verb = end + 1..<words.upperBound
    let isPlain = verb.allSatisfy {
      has($0, .rejected, .chosen, .decision, .denial, .particle, .helping)
    }
    let isDenied = verb.contains { has($0, .denial) && !has($0, .rejected) }
    let rejects = verb.contains { isDenied ? has($0, .decision) : has($0, .rejected) }
    return isPlain && rejects ? (option, reason) : nil
  }
}
