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
      part(.head)
      part(.context, "Context") {
        decision.context.map { text in Tag.p { inline.markup(text) } }
      }
      part(.drivers, "Drivers") { list(decision.drivers) }
      if !decision.options.isEmpty { options }
      outcome
      if file.isComparable { flip }
      part(.other)
    }
  }

  private var facts: Markup {
    let status = decision.status == decision.state.rawValue ? nil : decision.status
    let old = book.successors.filter { $0.value == file.key }.map(\.key).sorted()
    let new = book.successors[file.key].map { [$0] } ?? []
    let named = book.keys(linkedOn: decision.statusLine, in: file)
      .filter { !(old + new).contains($0) }
    func links(_ keys: [String]) -> Markup {
      Markup { for key in keys { book.link(to: key); " " } }
    }
    let names = Decision.NameField.allCases.map { field in
      (field.rawValue, Markup(file.names(field).joined(separator: ", ")))
    }
    let told = status.map { Markup($0 + (named.isEmpty ? "" : " ")) + links(named) }
    let facts =
      [
        ("State", Markup(file.stateWord)), ("Status", told ?? .nothing),
        ("Date", Markup(decision.date ?? "")),
      ] + names + [("Supersedes", links(old)), ("Superseded by", links(new))]
    return Tag.dl {
      for (name, value) in facts where value != .nothing {
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
      if file.isComparable {
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
    let chosen = decision.chosen.map { decision.options[$0].title }
    let text = decision.choice ?? decision.outcome
    part(.outcome, chosen == nil ? "Outcome" : "Chosen") {
      if let chosen, decision.choice == nil { Tag.p { Tag.strong { inline.markup(chosen) } } }
      if let text { Tag.p { inline.markup(text) } }
    }
    for side in Side.allCases {
      let consequences = decision.consequences.filter { $0.side == side }
      titled("Consequences: \(side.quality)") { list(consequences) }
    }
    titled("Remarks") { list(decision.remarks) }
  }

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
  /// Returns content under a title; nothing if there is no content.
  private func titled(_ title: String, @Markup.Builder _ content: () -> Markup) -> Markup {
    let content = content()
    return content == .nothing ? content : Tag.h2 { title } + content
  }

  func list(_ texts: [String]) -> Markup? {
    texts.isEmpty ? nil : Tag.ul { for text in texts { Tag.li { inline.markup(text) } } }
  }

  private func list(_ arguments: [Argument]) -> Markup? {
    arguments.isEmpty
      ? nil
      : Tag.ul {
        for argument in arguments {
          Tag.li { inline.markup(argument.text) + (list(argument.details) ?? .nothing) }
        }
      }
  }

  /// Returns a part under a title, with its sections. The title replaces the heading of the first
  /// section if that is of level 1 or 2.
  @Markup.Builder private func part(
    _ part: Decision.Section.Part, _ title: String = "",
    @Markup.Builder _ content: () -> Markup = { .nothing }
  ) -> Markup {
    let head = titled(title, content)
    head
    let first = head == .nothing ? nil : decision.sections.first { $0.part == part }
    for (number, section) in zip(1..., decision.sections) where section.part == part {
      Tag.section(.id("\(Route.text(file.key, number))")) {
        let isNew = section != first || section.level > 2
        if let heading = section.heading, heading != decision.title, isNew {
          let option = section.option.map { decision.options[$0].title } ?? heading
          let tag = section.level < 4 ? Tag.h2 : .h3
          tag { heading + (option == heading ? "" : " (\(option))") }
        }
        for block in section.blocks {
          let isField = part == .head && block.kind == .paragraph && block.text.first != ">"
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
