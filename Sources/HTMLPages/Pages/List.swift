import BusinessLogic
import Decisions
import Markup
import Presentation

/// A decision in the pages, with its row of the table and its entry of the timeline, which are
/// written once for each version of the file, for all open pages.
package final class Chapter: Sendable, Equatable {
  package let file: LibraryFile
  let row: Markup
  let event: Markup

  package init(_ file: LibraryFile, isServed: Bool = false) {
    self.file = file
    let link = Tag.a(.href(Address(of: .decision(file.key), isServed: isServed))) {
      Tag.bdi { file.decision.title }
    }
    row = file.row(link)
    let date = Tag.span(.class("date")) { "\(file.decision.date ?? "") " }
    event = date + link + Markup(" \(file.stateWord)")
  }

  var date: String { file.decision.date ?? "" }

  /// The sort key; dates that can't be compared come last.
  var day: String { file.decision.day ?? "none" }

  /// Returns whether both have the same path, successor and predecessors.
  func refers(like other: Chapter) -> Bool {
    self === other
      || file.path == other.file.path && file.decision.successor == other.file.decision.successor
        && file.decision.predecessors == other.file.decision.predecessors
  }

  package static func == (left: Chapter, right: Chapter) -> Bool {
    left === right || left.file == right.file
  }
}

extension LibraryFile {
  /// Whether there is something to compare.
  var isComparable: Bool {
    decision.conflict == nil && decision.options.count > 1
      && decision.options.contains { Tally(of: $0).count > 0 }
  }

  func names(_ fields: Decision.NameField...) -> [String] {
    fields.flatMap { decision.names?[$0] ?? [] }
  }

  /// Which option leads, and by how much: `Redis by 3`.
  private var standing: String {
    isComparable ? DecisionDelta.Standing(of: decision).words : ""
  }

  fileprivate func row(_ title: Markup) -> Markup {
    Tag.tr {
      Tag.td { number == nil ? "" : key }
      Tag.th { title }
      words([stateWord])
      Tag.td { decision.chosen.map { decision.options[$0].title } ?? "" }
      Tag.td { standing }
      Tag.td(.class("date")) { decision.date ?? "" }
      words(names(.deciders, .consulted, .informed))
      words(names(.tags))
    }
  }

  /// Returns a cell by whose words the rows can be filtered.
  private func words(_ words: [String]) -> Markup {
    Tag.td {
      for (index, word) in words.enumerated() { index == 0 ? "" : ", "; Tag.bdi { word } }
    }
  }
}

/// All decisions as a table, and by date.
extension Book {
  var list: Markup { table + timeline }

  private var table: Markup {
    let columns = [Column.number, .title, .state, .chosen, .lead, .date]
    let titles = columns.map(\.heading) + ["People", "Tags"]
    return Tag.section(.id("/"), .class("part"), .label("Decisions")) {
      Tag.h1 { "Decisions" }
      if let forms, forms.isDraft { forms.drafting(.decisions) }
      Tag.table(.id("decisions")) {
        Tag.thead { Tag.tr { for title in titles { Tag.th { title } } } }
        Tag.tbody { for chapter in chapters { chapter.row } }
      }
    }
  }

  /// The decisions by date, each with the one that supersedes it.
  private var timeline: Markup {
    let dated = chapters.filter { $0.date != "" }.sorted { $0.day < $1.day }
    return Tag.section(.id("timeline"), .class("part"), .label("Timeline")) {
      Tag.h2 { "Timeline" }
      if !dated.isEmpty {
        Tag.ol(.class("timeline")) {
          for chapter in dated {
            Tag.li {
              chapter.event
              successors[chapter.file.key].map { Markup("; superseded by ") + link(to: $0) }
            }
          }
        }
      }
      if dated.count < chapters.count {
        Tag.p { "Without a date: \(counted(chapters.count - dated.count, "decision"))" }
      }
    }
  }
}
