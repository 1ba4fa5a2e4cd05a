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
    let status = decision.status == decision.state.rawValue ? nil : decision.status
    let texts =
      [("State", decision.state.rawValue), ("Status", status ?? ""), ("Date", decision.date ?? "")]
      + Decision.NameField.allCases.map { field in
        (field.rawValue, file.names(field).joined(separator: ", "))
      }
    let links = [
      ("Supersedes", book.predecessors[file.key, default: []]),
      ("Superseded by", book.successors[file.key].map { [$0] } ?? []),
    ].map { name, keys in (name, Markup { for key in keys { book.link(to: key); " " } }) }
    return Tag.dl {
      for (name, value) in texts.map({ ($0, Markup($1)) }) + links where value != .nothing {
        Tag.div {
          Tag.dt { name }
          Tag.dd { value }
        }
      }
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
        "Consequences: \(side.quality)",
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
        list(section.rows.map { "\($0.option): \($0.words)" })
      }
    }
  }
}

/// The texts of a decision beside its options.
extension Article {
  /// Returns texts under a heading; nothing if there are no texts.
  @Markup.Builder private func list(_ title: String, _ texts: [String]) -> Markup {
    if !texts.isEmpty {
      Tag.h2 { title }
      list(texts)
    }
  }

  func list(_ texts: [String]) -> Markup? {
    texts.isEmpty ? nil : Tag.ul { for text in texts { Tag.li { inline.markup(text) } } }
  }

  /// Returns the sections of a part, with their headings.
  @Markup.Builder private func sections(_ part: Decision.Section.Part) -> Markup {
    for (number, section) in zip(1..., decision.sections) where section.part == part {
      Tag.section(.id("\(Route.text(file.key, number))")) {
        if let heading = section.heading, heading != decision.title {
          let option = section.option.map { decision.options[$0].title } ?? heading
          let tag = section.level < 4 ? Tag.h2 : .h3
          tag { heading + (option == heading ? "" : " (\(option))") }
        }
        for block in section.blocks {
          let isField = part == .head && block.kind == .paragraph
          isField ? fields(block) : inline.markup(block)
        }
      }
    }
  }

  /// Returns a line for each field of the head that isn't among the facts.
  private func fields(_ block: Decision.Block) -> Markup {
    let lines = block.text.split(separator: "\n").filter { line in
      let field = Decision.NameField(rawValue: line.prefix { $0 != ":" }.lowercased())
      return field.map { file.names($0).isEmpty } ?? true
    }
    return Markup { for line in lines { Tag.p { inline.markup(line) } } }
  }
}

extension Book {
  var articles: Markup {
    Markup { for chapter in chapters { Article(of: chapter.file, in: self).markup } }
  }
}
