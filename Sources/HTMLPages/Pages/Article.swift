import BusinessLogic
import Decisions
import Markup
import Presentation

/// A whole decision.
extension Book {
  func article(_ chapter: Chapter) -> Markup {
    let decision = chapter.decision
    let inline = InlineText { address(of: $0, in: chapter.file) }
    let texts = Texts(chapter: chapter, inline: inline)
    return Tag.article(.id("\(chapter.route)"), .label(decision.title)) {
      Tag.h1 {
        if chapter.file.number != nil { Tag.span(.class("number")) { chapter.file.key + " " } }
        Tag.bdi { decision.title }
      }
      facts(of: chapter)
      for problem in chapter.file.problems where problem.isError {
        Tag.p(.class("problem")) { "Line \(problem.line): \(problem.message)" }
      }
      texts.sections(.head)
      texts.part("Context", decision.context, .context)
      texts.list("Drivers", decision.drivers)
      texts.sections(.drivers)
      options(of: chapter, texts)
      outcome(of: chapter, texts)
      flip(of: chapter)
      texts.sections(.other)
    }
  }

  private func facts(of chapter: Chapter) -> Markup {
    let (decision, key) = (chapter.decision, chapter.file.key)
    let texts =
      [
        ("State", decision.state.rawValue),
        ("Status", decision.status == decision.state.rawValue ? "" : decision.status ?? ""),
        ("Date", decision.date ?? ""),
      ]
      + Decision.NameField.allCases.map { field in
        (field.rawValue.capitalizedFirst, chapter.names(field).joined(separator: ", "))
      }
    let links = [
      ("Supersedes", ways.predecessors[key, default: []]),
      ("Superseded by", [ways.successors[key]].compactMap(\.self)),
    ]
    let facts =
      texts.map { name, text in (name, text.isEmpty ? .nothing : Tag.bdi { text }) }
      + links.map { name, keys in (name, Markup { for key in keys { link(to: key); " " } }) }
    return Tag.dl {
      for (name, value) in facts where !value.isEmpty {
        Tag.div {
          Tag.dt { name }; Tag.dd { value }
        }
      }
    }
  }

  private func options(of chapter: Chapter, _ texts: Texts) -> Markup {
    let decision = chapter.decision
    let most = decision.options.map { max(Tally(of: $0).pros.weight, Tally(of: $0).cons.weight) }
      .max()
    return Markup {
      if !decision.options.isEmpty {
        Tag.section(.class("compared")) {
          if !decision.isTopic { Tag.h2 { "Options" } }
          if let conflict = decision.conflict { Tag.p(.class("problem")) { conflict } }
          if chapter.isWeighed {
            let comparison = Comparison(of: decision, called: chapter.file.key)
            Tag.p(.class("balance")) { comparison.balance }
            if let warning = comparison.warning { Tag.p(.class("note")) { warning } }
          }
          if decision.conflict == nil { forms?.drafting(chapter.route) }
          Tag.div(.class("options")) {
            for (index, topic) in chapter.topics.enumerated() {
              option(index, topic, of: decision, most ?? 0, texts.inline)
            }
          }
        }
      }
    }
  }

  private func outcome(of chapter: Chapter, _ texts: Texts) -> Markup {
    let decision = chapter.decision
    let title = decision.chosen.map { decision.options[$0].title }
    let text = decision.choice ?? decision.outcome
    return Markup {
      if title != nil || text != nil { Tag.h2 { title == nil ? "Outcome" : "Chosen" } }
      if let title, decision.choice == nil {
        Tag.p { Tag.strong { texts.inline.markup(title) } }
      }
      if let text { Tag.p { texts.inline.markup(text) } }
      texts.sections(.outcome)
      for side in Side.allCases {
        texts.list(
          "\(DecisionItem.Kind.consequence(side).word.capitalizedFirst)s",
          decision.consequences.filter { $0.side == side }.map(\.text))
      }
      texts.list("Remarks", decision.remarks)
    }
  }

  /// What would change the ranking.
  private func flip(of chapter: Chapter) -> Markup {
    guard chapter.isWeighed else { return .nothing }
    let fragility = Fragility(of: chapter.decision, called: chapter.file.key)
    return Tag.section(.id("\(Route.whole(chapter.file.key, .flip))"), .class("flip")) {
      Tag.h2 { "What would change the ranking" }
      for section in fragility.sections {
        Tag.p { section.sentence }
        if !section.rows.isEmpty {
          Tag.ul {
            for row in section.rows {
              Tag.li {
                Tag.a(.href(address(of: Route(row.place)))) { Tag.bdi { row.option } }
                ": \(row.words)"
              }
            }
          }
        }
      }
    }
  }
}
