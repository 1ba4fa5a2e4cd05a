import BusinessLogic
import Decisions
import Markup
import Presentation

/// A decision in the pages, with its row of the table: written once a version, for all who look.
package final class Chapter: Sendable, Equatable {
  package let file: LibraryFile
  let row: Markup

  package init(_ file: LibraryFile, isServed: Bool = false) {
    self.file = file
    row = file.row(
      Tag.a(.href(Address(of: .decision(file.key), isServed: isServed))) {
        Tag.bdi { file.decision.title }
      })
  }

  package static func == (left: Chapter, right: Chapter) -> Bool {
    left === right || left.file == right.file
  }
}

extension LibraryFile {
  /// Whether there is something to compare.
  var isWeighed: Bool {
    decision.conflict == nil && decision.options.count > 1
      && decision.options.contains { Tally(of: $0).count > 0 }
  }

  func names(_ fields: Decision.NameField...) -> [String] {
    fields.flatMap { decision.names?[$0] ?? [] }
  }

  /// Which option leads, and by how much: `Redis by 3`.
  private var standing: String {
    let lead = Lead(of: decision.options)
    guard isWeighed, let leader = lead.leaders.first else { return "" }
    return lead.isTie ? "tie" : "\(decision.options[leader].title) by \(lead.margin)"
  }

  fileprivate func row(_ title: Markup) -> Markup {
    Tag.tr {
      Tag.td { number == nil ? "" : key }
      Tag.th { title }
      words([decision.state.rawValue])
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
      for (index, word) in words.enumerated() {
        index == 0 ? "" : ", "
        Tag.bdi { word }
      }
    }
  }
}

/// All decisions as a table, and by date.
extension Book {
  var list: Markup { table + timeline }

  private var table: Markup {
    Tag.section(.id("/"), .class("part"), .label("Decisions")) {
      Tag.h1 { "Decisions" }
      Tag.table(.id("decisions")) {
        Tag.thead {
          Tag.tr {
            for title in ["Number", "Title", "State", "Chosen", "Lead", "Date", "People", "Tags"] {
              Tag.th { title }
            }
          }
        }
        Tag.tbody { for chapter in chapters { chapter.row } }
      }
    }
  }

  /// The decisions by date, each with the one that supersedes it.
  private var timeline: Markup {
    let dated = chapters.map(\.file).compactMap { file in
      file.decision.date.map { (date: $0, file: file) }
    }
    return Tag.section(.id("timeline"), .class("part"), .label("Timeline")) {
      Tag.h2 { "Timeline" }
      Tag.ol(.class("timeline")) {
        for (date, file) in dated.sorted(by: { $0.date < $1.date }) {
          Tag.li {
            Tag.span(.class("date")) { date + " " }
            link(to: file.key, file.decision.title)
            " \(file.decision.state.rawValue)"
            if let successor = successors[file.key] {
              "; superseded by "
              link(to: successor)
            }
          }
        }
      }
    }
  }
}
