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
      asJSON: isJSON, sheet: { Sheet($0) })
  }
}
