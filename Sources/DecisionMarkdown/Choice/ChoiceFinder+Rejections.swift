import Decisions

/// Reasons for rejections in sentences outside of the options: `Kafka was rejected because …`
extension ChoiceFinder {
  /// The items of the layout and these reasons.
  var items: [DecisionLayout.Item] {
    let found = rejections().filter { item in
      !layout.items.contains { $0.passage.lines.overlaps(item.passage.lines) }
    }
    if found.isEmpty { return layout.items }
    return (layout.items + found)
      .sorted { $0.passage.text.lowerBound < $1.passage.text.lowerBound }
  }

  private func rejections() -> [DecisionLayout.Item] {
    let outline = layout.outline
    guard !layout.options.isEmpty, layout.options.count <= OptionName.mostCompared else {
      return []
    }
    return outline.lines.indices.filter(mayReject).prefix(40).flatMap { index in
      var passage = layout.passage(index)
      let rest = outline.lines[(index + 1)...].indices
      for next in rest.prefix(while: { outline.lines[$0].continues(outline.lines[$0 - 1]) }) {
        passage.extend(to: next)
      }
      return rejections(in: passage)
    }
  }

  /// Returns whether a line may begin such a reason: as a paragraph or an item among the options or
  /// in the outcome, or as one elsewhere that begins with a verdict.
  private func mayReject(_ index: Int) -> Bool {
    let line = layout.lines[index]
    let beginsText =
      line.kind == .text && (index == 0 || !line.continues(layout.lines[index - 1]))
    guard beginsText || line.beginsItem, !line.isQuoted else { return false }
    let section = layout.outline.sectionOfLine[index]
    let owner = layout.outline.sections[section].owner
    guard !owner.isOption else { return false }
    return owner == .listed || layout.outline.sections[section].role == .outcome
      || MarkReader(bytes).firstWord(of: line.text.drop { bytes[$0].isDecoration })
        .roles.has(.rejected)
  }

  private func rejections(in passage: DecisionLayout.Passage) -> [DecisionLayout.Item] {
    let all = layout.textOfLines(passage)
    guard
      isDivided(all) || bytes.mayHaveWord(in: all.prefix(800), { WordRoles($0).mayReject })
    else { return [] }
    let text = text(in: all)
    guard !text.names.isEmpty else { return [] }
    var (items, first) = ([DecisionLayout.Item](), 0)
    while first < text.words.count {
      let sentence = Sentence(text, from: first)
      first = sentence.words.upperBound
      guard let (option, word) = sentence.rejection else { continue }
      let end = first < text.words.count ? text.words[first].range.lowerBound : all.upperBound
      let start = text.words[sentence.words.lowerBound].range.lowerBound
      let whole = bytes.trimmed(start..<end)
      let reason = MarkReader(bytes).startOfReason(
        text.words[word].range.lowerBound..<whole.upperBound)
      guard ReasonWords.givesReason(bytes.string(reason..<min(reason + 80, whole.upperBound)))
      else { continue }
      func line(at index: Int) -> Int {
        passage.lines.last { layout.lines[$0].range.lowerBound <= index }
          ?? passage.lines.lowerBound
      }
      items.append(
        DecisionLayout.Item(
          option: option, side: .con,
          DecisionLayout.Passage(
            text: reason..<whole.upperBound,
            lines: line(at: start)..<line(at: whole.upperBound) + 1,
            cell: .init(range: all, item: whole)),
          marker: start..<reason))
    }
    return items
  }
}

extension Sentence {
  /// The rejected option, and the index of the first word of the reason; `nil` if there is none.
  fileprivate var rejection: (option: Int, reason: Int)? {
    let reason = words.dropFirst().first { startsReason($0) || gap(at: $0).contains(.colon) }
    guard let reason, let name = names.first, let option = name.option,
      names.allSatisfy({ $0 == name || $0.words.lowerBound >= reason }),
      name.words.upperBound <= reason
    else { return nil }
    let clause = words.lowerBound..<reason
    let others = clause.filter { isOutside($0) }
    let isPlain = others.allSatisfy {
      has($0, .rejected, .chosen, .denial, .option, .particle, .helping, .decider, .auxiliary)
        && ($0 == clause.lowerBound || gap(at: $0).isDisjoint(with: .clause))
    }
    // "Not chosen" rejects, "not rejected" doesn't.
    let isDenied = others.contains { has($0, .denial) && !has($0, .rejected) }
    guard isPlain,
      let verb = others.last(where: { has($0, isDenied ? .chosen : .rejected) }),
      verb < name.words.lowerBound || verb == reason - 1
    else { return nil }
    return (option, reason)
  }
}
