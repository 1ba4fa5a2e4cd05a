/// What pasted lines say about options, as a decision file is read.
package struct PastedText: Sendable, Hashable {
  package var lists: [List] = []
  /// The indices of the lines that are part of no list.
  package var others: [Int] = []

  package init() {}

  /// The arguments and notes of one option.
  package struct List: Sendable, Hashable {
    /// The index of the line with the heading that names the option; `nil` without one.
    package let heading: Int?
    package let title: String?
    package var items: [Item] = []

    package init(heading: Int? = nil, title: String? = nil) {
      (self.heading, self.title) = (heading, title)
    }
  }

  package struct Item: Sendable, Hashable {
    /// What the line says; without a side if the lines around it say none, either.
    package var new: NewArgument
    /// The index of its first line.
    package let line: Int
    /// The number of bullets below it, whose texts are part of its own.
    package var parts = 0

    package init(_ new: NewArgument, line: Int, parts: Int) {
      (self.new, self.line, self.parts) = (new, line, parts)
    }
  }
}
