import BusinessLogic
import Decisions
import Markup
import Presentation

/// The texts of a decision beside its options.
struct Texts {
  let chapter: Chapter
  let inline: InlineText

  func part(_ title: String, _ text: String?, _ part: Decision.Section.Part) -> Markup {
    Markup {
      if let text {
        Tag.h2 { title }
        Tag.p { inline.markup(text) }
      }
      sections(part)
    }
  }

  func list(_ title: String, _ texts: [String]) -> Markup {
    texts.isEmpty
      ? .nothing
      : Markup {
        Tag.h2 { title }
        Tag.ul { for text in texts { Tag.li { inline.markup(text) } } }
      }
  }

  /// Returns the sections of a part, with their headings.
  func sections(_ part: Decision.Section.Part) -> Markup {
    let blocks = BlockText(inline: inline)
    let key = chapter.file.key
    return Markup {
      for (number, section) in zip(1..., chapter.decision.sections) where section.part == part {
        Tag.section(.id("\(Route.text(key, number))")) {
          if let heading = section.heading, heading != chapter.decision.title {
            let option = section.option.map { chapter.decision.options[$0].title }
            let title = heading + (option.map { $0 == heading ? "" : " (\($0))" } ?? "")
            if section.level < 4 { Tag.h2 { title } } else { Tag.h3 { title } }
          }
          for block in section.blocks {
            if part == .head, block.kind == .paragraph {
              fields(block)
            } else {
              blocks.markup(block)
            }
          }
        }
      }
    }
  }

  /// Returns a line for each further field of the head.
  private func fields(_ block: Decision.Block) -> Markup {
    let shown = Decision.NameField.allCases.filter { !chapter.names($0).isEmpty }
    return Markup {
      for line in block.text.split(separator: "\n") {
        let name = line.prefix { $0 != ":" }.lowercased()
        if !shown.contains(where: { $0.rawValue == name }) {
          Tag.p { inline.markup(String(line)) }
        }
      }
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
