import BusinessLogic
import Decisions
import Markup
import Presentation

/// A decision in the pages, with what a list shows of it: written once a version, for all who look.
package final class Chapter: Sendable {
  package let file: LibraryFile
  /// The row of the table.
  let row: Markup
  /// What the timeline says of it alone.
  let moment: Markup

  package init(_ file: LibraryFile, isServed: Bool = false) {
    self.file = file
    let title = Tag.a(.href(Address(of: .decision(file.key), isServed: isServed))) {
      Tag.bdi { file.decision.title }
    }
    row = file.row(title)
    moment = Markup {
      Tag.span(.class("date")) { file.decision.date ?? "" }
      " "
      title
      " \(file.decision.state.rawValue)"
    }
  }

  var decision: Decision { file.decision }
}

extension Chapter: Equatable {
  /// Equal ones look alike, whichever version of the file they are from.
  package static func == (left: Chapter, right: Chapter) -> Bool {
    let (one, other) = (left.file, right.file)
    return left === right
      || one.key == other.key && one.path == other.path && one.decision == other.decision
        && one.problems == other.problems
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
    if decision.conflict != nil { return "merge conflict" }
    let lead = isWeighed ? Lead(of: decision.options) : nil
    guard let lead, let leader = lead.leaders.first else { return "" }
    return lead.isTie ? "tie" : "\(decision.options[leader].title) by \(lead.margin)"
  }

  fileprivate func row(_ title: Markup) -> Markup {
    let people = names(.deciders, .consulted, .informed).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return Tag.tr {
      Tag.td { number == nil ? "" : key }
      Tag.th(.scope("row")) { title }
      words([decision.state.rawValue])
      Tag.td { decision.chosen.map { decision.options[$0].title } ?? "" }
      Tag.td { standing }
      Tag.td(.class("date")) { decision.date ?? "" }
      words(people)
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
