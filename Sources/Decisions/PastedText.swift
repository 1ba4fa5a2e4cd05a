/// What pasted lines say about options, as a decision file is read.
package struct PastedText: Sendable, Hashable {
  package var lists: [List] = []
  /// The indices of the lines that add nothing.
  package var others: [Int] = []

  package init() {}

  /// The arguments and notes of one option.
  package struct List: Sendable, Hashable {
    /// The title of the option, as the lines say it; `nil` if they name none.
    package let title: String?
    package var items: [Item] = []

    package init(title: String? = nil) { self.title = title }
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
