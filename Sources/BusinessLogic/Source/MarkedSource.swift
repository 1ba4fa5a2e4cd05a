import Decisions

/// The content of the screen of a source: the lines of a decision's file, or an option's part of
/// them, each with what it was read as.
package struct MarkedSource: Sendable, Equatable {
  package let title: String
  package let rows: [Row]

  package struct Row: Sendable, Equatable {
    /// The number of the line in the file, from 1.
    package let number: Int
    package let line: SourceLine
  }

  /// - Parameter decision: `nil` if nothing is recognised in the file.
  init(_ lines: [SourceLine], of topic: TopicID, in decision: Decision?) throws(Refused) {
    let index = topic.option == nil ? nil : try decision?.index(of: topic.option)
    title = index.flatMap { decision?.options[$0].title } ?? decision?.title ?? topic.decision
    rows = zip(1..., lines).compactMap { number, line in
      index.map(line.isAbout) != false ? Row(number: number, line: line) : nil
    }
  }
}
