import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

extension Command {
  static let agenda = Command(
    "agenda", "[--json] [FIELD:VALUE…]", completes: [.filter],
    summary: "List undecided decisions, oldest first",
    help: [
      "A decision is undecided if it is proposed or a draft, or if no option is chosen; not if it is "
        + "superseded, rejected or deprecated. Each row says which option leads, and what `check` finds.",
      "`open N` opens the decision of row N.", filterHelp, jsonHelp,
    ]
  ) { (session, _, words) throws(CommandError) in
    let isJSON = words.skip(jsonWord)
    let filter = words.isAtEnd ? nil : try words.filter()
    return await session.answer(
      with: ViewModel<Agenda>(agendaOf: session.scenes.workers.library, by: filter), "agenda",
      asJSON: isJSON, page: { Page($0, on: $1) }, sheet: { Sheet($0) })
  }
}

nonisolated extension Page {
  package init(_ agenda: Agenda, on paper: Paper) {
    guard !agenda.rows.isEmpty else {
      heading = "Agenda"
      foot = [Row(.role("all clear"), Text(agenda.sentence))]
      return
    }
    title = "\(agenda.sentence, .heading)"
    titleCounts = true
    let indent = String(agenda.rows.count).count + 2
    rows = Rows(
      agenda.rows.enumerated().map { place, row in
        let number = String(place + 1)
        let standing = row.standing.isEmpty ? "" : ", \(row.standing)"
        let facts = [row.balance] + row.problems
        return Row(
          number, Row.ID(owner: "decision", text: row.key), name: row.title,
          route: .decision(row.key),
          said: ([row.title, row.standing] + facts).joined(separator: "\n")
        ) {
          let remark = Text("(/\(row.key)\(standing))").styled(.remark)
          let margin = ("" as Text).padded(to: indent)
          return paper.wrapped(
            ["\(Text(number: number, padded: indent))\(row.title)  \(remark)"]
              + facts.map { "\(margin)\($0)" }, indent: indent)
        }
      })
  }
}
