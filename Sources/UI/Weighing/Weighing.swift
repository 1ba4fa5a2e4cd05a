import BusinessLogic
import Presentation
import Prompt

extension Command {
  static let compare = Command(
    "compare", summary: "Compare the options, the best total first",
    help: [
      "The total of an option is the sum of the weights of its pros minus that of its cons.",
      "`open N` opens option N.",
    ]
  ) { session throws(CommandError) in
    .whole(try session.topic(for: "compare").decision, .compare)
  }

  static let flip = Command(
    "flip", summary: "Show which weight would change the ranking",
    help: [
      "The ranking changes when an option overtakes the leader. A weight is never less than 0.",
      "`open N` opens the argument of row N. After an edit that moves rows, their new "
        + "numbers are reported.",
    ]
  ) { session throws(CommandError) in
    .whole(try session.topic(for: "flip").decision, .flip)
  }

  static let strike = Command(
    "strike", summary: "Strike out pros and cons of equal weight",
    help: [
      "It strikes out one against one first, then one against several, as Benjamin Franklin did.",
      "It only shows what is left; it changes nothing.",
    ]
  ) { session throws(CommandError) in .part(try session.topic(for: "strike"), .strike) }
}

nonisolated extension Page {
  package init(_ comparison: Comparison, on paper: Paper) {
    self.init(of: comparison.title, isList: false)
    isRanked = true
    let layout = ComparisonLayout(comparison, on: paper)
    rows = Rows(
      comparison.rows.map { row in
        let tally = row.tally
        let cells = [row.total, tally.pros.label, tally.cons.label, row.isChosen ? "chosen" : ""]
        return Row(
          .position(row.number), Row.ID(.row, row.title), name: row.title,
          route: Route(row.place),
          text: cells.joined(separator: "\n")
        ) { layout.lines(row) }
      })
    foot = [Row(Row.ID(.balance), Text(comparison.balance))]
    foot += comparison.warning.map { [Row(Row.ID(.warning), Text($0))] } ?? []
    wrapSentences(on: paper)
  }

  package init(_ fragility: Fragility, on paper: Paper) {
    self.init(of: fragility.title, isList: false)
    isRanked = true
    head = [Row(Row.ID(.balance), Text(fragility.balance))]
    head += fragility.warning.map { [Row(Row.ID(.warning), Text($0))] } ?? []
    // A section without rows is a sentence, which stands where its rows would.
    let first = fragility.sections.firstIndex { !$0.rows.isEmpty } ?? fragility.sections.count
    for (index, section) in fragility.sections.enumerated() where section.rows.isEmpty {
      let sentence = Row(Row.ID(.sentence, section.sentence), Text(section.sentence))
      index < first ? head.append(sentence) : foot.append(sentence)
    }
    let changes = fragility.sections.flatMap { section in
      section.rows.enumerated().map { ($0 == 0 ? section.sentence : nil, $1) }
    }
    let indent = String(changes.count).count + 2
    rows = Rows(
      changes.enumerated().map { index, change in
        let (sentence, row) = change
        // The row identifies an argument of an option, without the suggested weight.
        return Row(
          .position(index + 1), Row.ID(.part(of: [row.option]), row.text),
          name: "\(row.option), \(row.words)", route: Route(row.place), text: row.words,
          above: sentence.map { paper.wrapped([Text($0)]) } ?? []
        ) {
          let head = Text(number: String(index + 1), padded: indent)
          let title = Text(row.option)
          let option = paper.limit.map { title.cut(to: $0 / 3) } ?? title
          return paper.wrapped(["\(head)\(option), \(row.words)"], indent: indent)
        }
      })
    wrapSentences(on: paper)
  }

  package init(_ list: StruckList, on paper: Paper) {
    self.init(of: list.title, isList: false)
    let indent = String(list.struck.count).count + 2
    func line(_ argument: String, _ head: Text) -> [Text] {
      paper.wrapped(["\(head)\(argument)"], indent: indent + 2)
    }
    let margin = ("" as Text).padded(to: indent)
    let struck = list.struck.enumerated().map { number, group in
      Row(
        .position(number + 1), Row.ID(.struck, group.joined(separator: "\n")),
        name: group.joined(separator: ", "), above: number == 0 ? ["Struck out:"] : []
      ) {
        group.enumerated().flatMap { index, argument in
          line(argument, index == 0 ? Text(number: String(number + 1), padded: indent) : margin)
        }
      }
    }
    rows = Rows(struck)
    let isEmpty = list.left.isEmpty
    foot = [Row(Row.ID(.left), isEmpty ? "Nothing is left" : "Left:")]
    foot += list.left.map { argument in
      Row(Row.ID(.left, argument), Text(argument)) { _ in line(argument, margin) }
    }
    foot.append(Row(Row.ID(.balance), Text(list.balance)) { paper.wrapped([$0]) })
  }
}
