import Decisions

/// The sentences of the decision.
extension ChoiceFinder {
  /// Returns the choices that a text states; none if a sentence takes the choice back. If they name
  /// different options, returns only the complete statements: `Kafka is preferred, but Redis was
  /// chosen` states nothing.
  func statements(
    _ text: ClauseText, _ sentences: [Sentence], _ passage: DecisionLayout.Passage
  ) -> [Stated] {
    if sentences.contains(where: \.takesChoiceBack) { return [] }
    let all: [Stated] = sentences.enumerated().flatMap { index, sentence in
      // One word may be in any title.
      let other = sentence.other.flatMap { match(bytes.string(text.range(of: $0)), sharing: 2) }
      if let other {
        return [Stated(option: other, form: .words, passage: passage, isComplete: false)]
      }
      return sentence.decided.filter { mention in
        mention.name.option != nil && !sentences.takeBack(mention.name.option, of: index)
      }.map { mention in
        var stated = Stated(form: .words, passage: passage)
        if mention.isJoined {
          // "Option A and B" exclude each other.
          stated.problem = mention.name.isLabel ? .severalChoices : .jointChoice
        } else {
          stated.option = mention.name.option
          stated.isComplete = mention.isEnd(mention.end) || mention.startsReason(mention.end)
          (stated.isAlone, stated.isOpinion) = (mention.isAlone, mention.isOpinion)
        }
        return stated
      }
    }
    guard Set(all.map(\.option)).count > 1 else { return all }
    // "We use Kafka for events. For commands, we use NATS."
    if Set(all.firm.map(\.option)).count > 1,
      sentences.contains(where: { $0.isOfPart && !$0.decided.isEmpty })
    {
      return [Stated(form: .words, passage: passage, problem: .jointChoice)]
    }
    return all.firm.filter(\.isComplete)
  }
}
