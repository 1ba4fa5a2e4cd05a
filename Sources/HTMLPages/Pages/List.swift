import BusinessLogic
import Decisions
import Markup
import Presentation

/// All decisions as a table, and by date.
extension Book {
  var list: Markup { table + timeline }

  private var table: Markup {
    Tag.section(.id("/"), .class("part"), .labelledBy("all")) {
      Tag.h1(.id("all")) { "Decisions" }
      Tag.div(.class("scroll"), .focusable, .label("Decisions")) {
        Tag.table {
          Tag.thead {
            Tag.tr {
              for title in ["Number", "Title", "State", "Chosen", "Lead", "Date", "People", "Tags"]
              {
                Tag.th(.scope("col")) { title }
              }
            }
          }
          Tag.tbody(.id("rows")) { for chapter in chapters { chapter.row } }
        }
      }
    }
  }

  /// The decisions by date, each with those that it supersedes and that supersede it.
  private var timeline: Markup {
    let dated = chapters.filter { $0.decision.date != nil }.map { ($0.decision.date ?? "", $0) }
    return Tag.section(.id("timeline"), .class("part"), .labelledBy("dates")) {
      Tag.h2(.id("dates")) { "Timeline" }
      Tag.ol(.class("timeline")) {
        for (_, chapter) in dated.sorted(by: { $0.0 < $1.0 }) {
          Tag.li {
            chapter.moment
            succession(of: chapter.file.key)
          }
        }
      }
      if dated.count < chapters.count {
        Tag.p { "\(counted(chapters.count - dated.count, "decision")) without a date" }
      }
    }
  }

  @Markup.Builder private func succession(of key: String) -> Markup {
    for (index, old) in ways.predecessors[key, default: []].enumerated() {
      index == 0 ? "; supersedes " : ", "
      link(to: old)
    }
    if let successor = ways.successors[key] {
      "; superseded by "
      link(to: successor)
    }
  }
}
