import BusinessLogic
import Decisions
import Markup
import Presentation

/// A whole decision in a page.
struct Article {
  let book: Book
  let file: LibraryFile
  let inline: InlineText
  /// The weight of the heaviest side of an option, at least 1.
  let heaviest: Int

  init(of file: LibraryFile, in book: Book) {
    (self.file, self.book) = (file, book)
    let tallies = file.decision.options.map { Tally(of: $0) }
    heaviest = max(1, tallies.map { max($0.pros.weight, $0.cons.weight) }.max() ?? 1)
    inline = InlineText { book.address(of: $0, in: file) }
  }

  var decision: Decision { file.decision }
  /// The forms for its edits; `nil` if it can't be edited here.
  var forms: Forms? { decision.conflict == nil ? book.forms : nil }

  var markup: Markup {
    Tag.article(.id("\(Route.decision(file.key))"), .label(decision.title)) {
      Tag.h1 {
        if file.number != nil { Tag.span(.class("number")) { file.key + " " } }
        Tag.bdi { decision.title }
      }
      facts
      for problem in file.problems where problem.isError {
        Tag.p(.class("problem")) { "Line \(problem.line): \(problem.message)" }
      }
      sections(.head)
      if let context = decision.context {
        Tag.h2 { "Context" }
        Tag.p { inline.markup(context) }
      }
      sections(.context)
      list("Drivers", decision.drivers)
      sections(.drivers)
      if !decision.options.isEmpty { options }
      outcome
      if file.isWeighed { flip }
      sections(.other)
    }
  }

  private var facts: Markup {
    let (key, ways) = (file.key, book.ways)
    let status = decision.status == decision.state.rawValue ? nil : decision.status
    let texts =
      [("State", decision.state.rawValue), ("Status", status ?? ""), ("Date", decision.date ?? "")]
      + Decision.NameField.allCases.map { field in
        (field.rawValue.capitalizedFirst, file.names(field).joined(separator: ", "))
      }
    let links = [
      ("Supersedes", ways.predecessors[key, default: []]),
      ("Superseded by", ways.successors[key].map { [$0] } ?? []),
    ]
    return Tag.dl {
      for (name, text) in texts where !text.isEmpty { fact(name, Tag.bdi { text }) }
      for (name, keys) in links where !keys.isEmpty {
        fact(name, Markup { for key in keys { book.link(to: key); " " } })
      }
    }
  }

  private func fact(_ name: String, _ value: Markup) -> Markup {
    Tag.div {
      Tag.dt { name }
      Tag.dd { value }
    }
  }

  private var options: Markup {
    Tag.section(.class("compared")) {
      if !decision.isTopic { Tag.h2 { "Options" } }
      if let conflict = decision.conflict { Tag.p(.class("problem")) { conflict } }
      if file.isWeighed {
        let comparison = Comparison(of: decision, called: file.key)
        Tag.p(.class("balance")) { comparison.balance }
        if let warning = comparison.warning { Tag.p(.class("note")) { warning } }
      }
      forms?.drafting(.decision(file.key))
      Tag.div(.class("options")) {
        for (index, name) in decision.optionNames.enumerated() { option(index, called: name) }
      }
    }
  }

  @Markup.Builder private var outcome: Markup {
    let title = decision.chosen.map { decision.options[$0].title }
    let text = decision.choice ?? decision.outcome
    if title != nil || text != nil { Tag.h2 { title == nil ? "Outcome" : "Chosen" } }
    if let title, decision.choice == nil { Tag.p { Tag.strong { inline.markup(title) } } }
    if let text { Tag.p { inline.markup(text) } }
    sections(.outcome)
    for side in Side.allCases {
      list(
        "\(DecisionItem.Kind.consequence(side).word.capitalizedFirst)s",
        decision.consequences.filter { $0.side == side }.map(\.text))
    }
    list("Remarks", decision.remarks)
  }

  /// What would change the ranking.
  private var flip: Markup {
    Tag.section(.id("\(Route.whole(file.key, .flip))"), .class("flip")) {
      Tag.h2 { "What would change the ranking" }
      for section in Fragility(of: decision, called: file.key).sections {
        Tag.p { section.sentence }
        if !section.rows.isEmpty {
          Tag.ul {
            for row in section.rows {
              Tag.li {
                Tag.a(.href(book.address(of: Route(row.place)))) { Tag.bdi { row.option } }
                ": \(row.words)"
              }
            }
          }
        }
      }
    }
  }
}

extension Book {
  var articles: Markup {
    Markup { for chapter in chapters { Article(of: chapter.file, in: self).markup } }
  }
}
