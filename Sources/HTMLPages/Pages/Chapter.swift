import BusinessLogic
import Decisions
import Markup
import Presentation

/// A decision in the pages, with what a list shows of it: written once a version, for all who look.
package struct Chapter: Sendable {
  package let file: LibraryFile
  let isServed: Bool
  /// The row of the table.
  private(set) var row = Markup.nothing
  /// What the timeline says of it alone.
  private(set) var moment = Markup.nothing

  package init(_ file: LibraryFile, isServed: Bool = false) {
    (self.file, self.isServed) = (file, isServed)
    let title = Tag.a(.href(Address(of: route, isServed: isServed))) {
      Tag.bdi { decision.title }
    }
    row = row(title)
    moment = Markup {
      Tag.span(.class("date")) { decision.date ?? "" }
      " "
      title
      " \(decision.state.rawValue)"
    }
  }

  var route: Route { .decision(file.key) }
  var decision: Decision { file.decision }

  /// Whether there is something to compare.
  var isWeighed: Bool {
    decision.conflict == nil && decision.options.count > 1
      && decision.options.contains { Tally(of: $0).count > 0 }
  }

  func names(_ fields: Decision.NameField...) -> [String] {
    fields.flatMap { decision.names?[$0] ?? [] }
  }

  /// The identifiers of its options, by index.
  var topics: [TopicID] {
    decision.optionNames.map {
      TopicID(decision: file.key, option: decision.isTopic ? nil : $0)
    }
  }

  /// Which option leads, and by how much: `Redis by 3`.
  private var standing: String {
    if decision.conflict != nil { return "merge conflict" }
    let lead = isWeighed ? Lead(of: decision.options) : nil
    guard let lead, let leader = lead.leaders.first else { return "" }
    return lead.isTie ? "tie" : "\(decision.options[leader].title) by \(lead.margin)"
  }

  private func row(_ title: Markup) -> Markup {
    let people = names(.deciders, .consulted, .informed).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return Tag.tr {
      Tag.td { file.number == nil ? "" : file.key }
      Tag.th(.rowHeader) { title }
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

extension Chapter: Equatable {
  /// Equal ones look alike, whichever version of the file they are from.
  package static func == (left: Chapter, right: Chapter) -> Bool {
    let (one, other) = (left.file, right.file)
    return one.key == other.key && one.path == other.path && one.decision == other.decision
      && one.problems == other.problems
  }
}
