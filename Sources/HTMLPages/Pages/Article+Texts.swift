import BusinessLogic
import Decisions
import Markup
import Presentation

/// The texts of a decision beside its options.
extension Article {
  /// Returns texts under a heading; nothing if there are no texts.
  @Markup.Builder func list(_ title: String, _ texts: [String]) -> Markup {
    if !texts.isEmpty {
      Tag.h2 { title }
      list(texts)
    }
  }

  func list(_ texts: [String]) -> Markup {
    Tag.ul { for text in texts { Tag.li { inline.markup(text) } } }
  }

  /// Returns the sections of a part, with their headings.
  @Markup.Builder func sections(_ part: Decision.Section.Part) -> Markup {
    for (number, section) in zip(1..., decision.sections) where section.part == part {
      Tag.section(.id("\(Route.text(file.key, number))")) {
        if let heading = section.heading, heading != decision.title {
          let option = section.option.map { decision.options[$0].title } ?? heading
          let tag = section.level < 4 ? Tag.h2 : .h3
          tag { heading + (option == heading ? "" : " (\(option))") }
        }
        for block in section.blocks {
          if part == .head, block.kind == .paragraph {
            fields(block)
          } else {
            BlockText(inline: inline).markup(block)
          }
        }
      }
    }
  }

  /// Returns a line for each field of the head that isn't among the facts.
  @Markup.Builder private func fields(_ block: Decision.Block) -> Markup {
    for line in block.text.split(separator: "\n") {
      let field = Decision.NameField(rawValue: line.prefix { $0 != ":" }.lowercased())
      if field.map({ file.names($0).isEmpty }) ?? true {
        Tag.p { inline.markup(String(line)) }
      }
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
