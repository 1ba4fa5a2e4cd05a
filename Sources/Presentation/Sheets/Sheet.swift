import BusinessLogic
import JSONText

/// An answer as every interface can show it: rows of cells, and the sentences around them.
///
/// A program knows a cell by the key of its ``Column``, which docs/stability.md promises.
///
/// ```swift
/// let sheet = Sheet("agenda", rows: Rows(["Which queue?"]) { [.title: .text($0)] })
/// print(sheet.json)  // { "answer" : "agenda", …, "rows" : [ { "title" : "Which queue?" } ] … }
/// ```
package struct Sheet: Sendable {
  package enum Value: Sendable, Equatable {
    case nothing
    case text(String)
    case number(Int)
    case flag(Bool)
    case texts([String])
    case numbers([Int])
    /// A place; programs get its route.
    case place(Place)
    /// The number of a row; programs get it as text.
    case row(RowNumber)

    /// Creates a text; `nothing` for `nil` or an empty one.
    init(_ text: String?) { self = text.flatMap { $0.isEmpty ? nil : .text($0) } ?? .nothing }

    /// The texts in the cell, for people.
    package var words: [String] {
      switch self {
      case .nothing: []
      case .text(let text): [text]
      case .number(let number): ["\(number)"]
      case .flag(let flag): ["\(flag)"]
      case .texts(let texts): texts
      case .numbers(let numbers): numbers.map(String.init)
      case .place(let place): ["\(Route(place))"]
      case .row(let number): ["\(number)"]
      }
    }
  }

  /// The cells of a row: too few to need a dictionary, which takes longer to make.
  package typealias Cells = KeyValuePairs<Column, Value>

  /// The rows, each made from its item when it is asked for.
  package struct Rows: RandomAccessCollection, Sendable {
    package let startIndex = 0
    package let endIndex: Int
    private let row: @Sendable (Int) -> Cells

    init<Item: Sendable>(_ items: [Item], _ row: @escaping @Sendable (Item) -> Cells) {
      endIndex = items.count
      self.row = { row(items[$0]) }
    }

    package subscript(index: Int) -> Cells { row(index) }
  }

  /// The command that gives the answer.
  package let name: String
  package let title: String?
  package let rows: Rows

  /// The sentences about the whole, such as which option leads.
  package let sentences: [String]

  /// Whether the answer is no: nothing was found, or a check has failed.
  package let isNegative: Bool

  init(
    _ name: String, title: String? = nil, rows: Rows, sentences: [String] = [],
    isNegative: Bool = false
  ) {
    (self.name, self.title, self.rows) = (name, title, rows)
    (self.sentences, self.isNegative) = (sentences, isNegative)
  }

  /// The sheet as JSON, with the keys of each row in the order of ``Column``.
  package var json: String { value.document }

  package var value: JSON {
    let rows = rows.map { row in
      JSON.object(Column.allCases.compactMap { key in row[key].map { (key.rawValue, $0.json) } })
    }
    return [
      "answer": .string(name), "title": .text(title), "rows": .list(rows),
      "sentences": .list(sentences),
    ]
  }
}

extension KeyValuePairs<Column, Sheet.Value> {
  package subscript(column: Column) -> Sheet.Value? {
    // To look at each pair as a whole took a tenth of a search.
    indices.first { self[$0].key == column }.map { self[$0].value }
  }

  package func words(_ columns: Column...) -> [String] {
    columns.flatMap { self[$0]?.words ?? [] }
  }
}

extension Sheet.Value {
  fileprivate var json: JSON {
    switch self {
    case .nothing: .text(nil)
    case .text, .place, .row: .string(words[0])
    case .number(let number): .value(number)
    case .flag(let flag): .value(flag)
    case .texts(let texts): .list(texts)
    case .numbers(let numbers): .list(numbers.map { .value($0) })
    }
  }
}
