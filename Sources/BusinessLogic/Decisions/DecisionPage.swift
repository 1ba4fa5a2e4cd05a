import Decisions

/// The content of the screen of a decision or of an option.
package struct DecisionPage: Sendable, Equatable {
  /// The options of a decision, the sides of its own topic, or the items of an option.
  package let listing: Listing
  /// The texts of the decision; only its sections on the page of an option or a section.
  package let decision: Decision

  init(of decision: Decision, called key: String) {
    listing = Listing(of: decision, called: key)
    self.decision = decision
  }

  init(ofOption id: TopicID, in decision: Decision) throws {
    let index = try decision.withOptions().index(of: id.option)
    self.init(
      Listing(ofOption: index, called: id, in: decision),
      decision.sections.filter { $0.option == index })
  }

  /// Creates the text of a section, by its number from 1; without a number, of all sections.
  init(section number: Int?, of decision: Decision) throws(NothingThere) {
    let sections =
      number.map { decision.sections.dropFirst($0 - 1).prefix(1) } ?? decision.sections[...]
    guard !sections.isEmpty else {
      throw NothingThere("No such text found in \(decision.title)", under: decision.title)
    }
    self.init(Listing(title: decision.title, rows: []), Array(sections))
  }

  private init(_ listing: Listing, _ sections: [Decision.Section]) {
    self.listing = listing
    decision = Decision(title: listing.title, options: [], sections: sections)
  }
}

extension Listing {
  init(of decision: Decision, called key: String) {
    if decision.isTopic {
      self.init(sidesOf: decision.options[0], in: decision, called: key)
    } else {
      let trailing = Balance.trailing(of: decision).map { ", \($0)" } ?? ""
      let rows = zip(decision.options, decision.optionNames).enumerated().map { index, option in
        let isChosen = decision.chosen == index
        let tally = decision.conflict == nil ? Tally(of: option.0).words : nil
        let remark = [tally, isChosen ? "chosen\(trailing)" : nil].compactMap(\.self)
          .joined(separator: ", ")
        return Row(
          number: .position(index + 1), text: option.0.title, remark: remark,
          place: .option(TopicID(decision: key, option: option.1)), isChosen: isChosen)
      }
      self.init(
        title: decision.title, rows: rows,
        sum: decision.conflict ?? (decision.options.isEmpty ? "No options are listed" : nil))
    }
  }

  package static var chosenMark: String { " (chosen)" }

  /// Creates the list of an option's arguments and notes, named by kind and number: `pro 1`.
  init(ofOption index: Int, called id: TopicID, in decision: Decision) {
    let option = decision.options[index]
    self.init(
      title: option.title + (decision.chosen == index ? Self.chosenMark : ""),
      rows: option.items.map { item in
        Row(
          number: .item(item.kind, item.number), text: item.text,
          remark: remark(onWeight: item.weight),
          place: item.kind.side.map { .argument(id, $0, item.number) } ?? .notes(id))
      },
      sum: decision.conflict ?? "Tally: \(Tally(of: option).words)")
  }

  /// Creates the list of the sides of the decision's own topic: always those that count, because
  /// their absence matters; others only if they have arguments.
  ///
  /// Omits the tally if it would only repeat the rows.
  init(sidesOf topic: Topic, in decision: Decision, called key: String) {
    let tally = Tally(of: topic)
    let sides = Side.allCases.filter { $0.sign != 0 || !topic.arguments(on: $0).isEmpty }
    let rows = zip(1..., sides).map { number, side in
      Row(
        number: .position(number), text: side.plural,
        remark: String(topic.arguments(on: side).count),
        place: .arguments(TopicID(decision: key), side))
    }
    self.init(
      title: topic.title, rows: rows,
      sum: decision.conflict ?? (tally.isWeighed ? "Tally: \(tally.words)" : nil),
      notes: topic.notes)
  }
}

extension Decision {
  /// The status and the date: `accepted, 2024-05-01`; `nil` without either.
  package var standing: String? {
    let standing = standings + [date].compactMap(\.self)
    return standing.isEmpty ? nil : standing.joined(separator: ", ")
  }

  /// The status, and that it may be that of one version only.
  var standings: [String] { Self.standing(status, isInConflict: isInConflict) }

  static func standing(_ status: String?, isInConflict: Bool) -> [String] {
    [status, isInConflict ? "merge conflict" : nil].compactMap(\.self)
  }

  /// The chosen option with its reason, on one line; `nil` if none is chosen, or if the outcome
  /// words it differently.
  package var choice: String? {
    guard let title = chosen.map({ options[$0].title }) else { return nil }
    guard let outcome else { return title }
    let marks = Set(" *_`'\"[“”„‘’«»")
    guard let colon = outcome.firstIndex(of: ":"), let name = outcome.firstRange(of: title),
      colon < name.lowerBound,
      outcome[colon...].dropFirst().prefix(while: marks.contains).endIndex == name.lowerBound
    else { return nil }
    var rest = outcome[name.upperBound...]
    if rest.hasPrefix("]("), let end = rest.firstIndex(of: ")") { rest = rest[end...].dropFirst() }
    rest = rest.drop { $0 != " " && marks.contains($0) }
    // The reasons are a list below the sentence.
    if rest.hasSuffix(" because") || rest.hasSuffix(":") { rest = "" }
    return title + rest
  }
}

extension DecisionView where Response == DecisionPage {
  package static func text(_ number: Int?, of key: String) -> Self {
    Self(key) { try DecisionPage(section: number, of: $0) }
  }

  package static func whole(_ key: String) -> Self {
    Self(key) { DecisionPage(of: $0, called: key) }
  }

  package static func option(_ id: TopicID) -> Self {
    Self(id.decision) { try DecisionPage(ofOption: id, in: $0) }
  }
}
