import BusinessLogic
import Decisions
import Presentation
import Prompt

/// A row of a page, or a sentence above or below its rows.
nonisolated struct Row {
  /// The identity of the row. Rows with equal ids are the same row, whatever their text.
  let id: ID
  /// The number that commands use; `nil` for a row without a number.
  var number: RowNumber?
  /// The name that commands use.
  var name = ""
  /// The text of the item that it names, without its kind and place. Defaults to the text of the id.
  let item: String
  /// The route of the row's own page; `nil` if it has none.
  let route: Route?
  /// The complete text, regardless of layout.
  let text: String
  /// The lines above it that it shares with the following rows, such as a heading.
  var above: [Text] = []

  private let layOut: () -> [Text]
  private var wrap: ([Text]) -> [Text] = { $0 }

  struct ID: Hashable {
    enum Kind: Hashable {
      case item(DecisionItem.Kind)
      /// A decision, by its key.
      case decision
      /// Another thing of the page, such as an option.
      case row
      /// A part of the thing that these texts name.
      case part(of: [String])
      case section, problem, detail, struck, left, line, note, sentence
      // The only row of its kind:
      case standing, chosen, outcome, context, sections, problems, sum, balance, warning
      case place, weight
    }

    let kind: Kind
    /// The text that distinguishes it from others of its kind; empty if the kind suffices.
    let text: String

    init(_ kind: Kind, _ text: String = "") { (self.kind, self.text) = (kind, text) }
  }

  /// Creates a row with a number; `layOut` creates its lines when they are shown. The name and the
  /// complete text default to the text of the id.
  init(
    _ number: RowNumber?, _ id: ID, name: String? = nil, item: String? = nil, route: Route? = nil,
    text: String? = nil, above: [Text] = [],
    layOut: @escaping () -> [Text]
  ) {
    (self.number, self.id, self.name, self.route) = (number, id, name ?? id.text, route)
    self.item = item ?? id.text
    (self.text, self.above, self.layOut) = (text ?? id.text, above, layOut)
  }

  init(_ id: ID, _ text: Text, layOut: ((Text) -> [Text])? = nil) {
    (self.id, item, self.text, route) = (id, id.text, text.safe, nil)
    self.layOut = { layOut?(text) ?? [text] }
  }

  /// The number as text, as shown and typed; empty for a row without a number.
  var label: String { number?.description ?? "" }

  var lines: [Text] { wrap(layOut()) }
  var unwrapped: [Text] { layOut() }

  var allLines: [Text] { above.isEmpty ? lines : above + lines }

  /// Returns the row with its lines wrapped, each after `indent` spaces.
  func wrapped(on paper: Paper, indent: Int) -> Row {
    var row = self
    row.above = paper.wrapped(above)
    row.wrap = { paper.wrapped($0, indent: indent) }
    return row
  }
}

nonisolated extension [Row] {
  /// Creates sentences that are items below a heading, such as `Drivers:`.
  static func section(
    _ heading: Text, _ items: [(kind: DecisionItem.Kind, text: String)],
    details: [[String]] = [], on paper: Paper
  ) -> [Row] {
    var rows = items.enumerated().flatMap { index, item in
      let side = item.kind.side.map { "\($0.rawValue): " } ?? ""
      let row = Row(Row.ID(.item(item.kind), item.text), "   - \(side)\(item.text)") {
        paper.wrapped([$0], indent: 5)
      }
      let below = details.isEmpty ? [] : details[index]
      return [row]
        + below.map { detail in
          Row(Row.ID(.detail, detail), "     - \(detail)") { paper.wrapped([$0], indent: 7) }
        }
    }
    if !rows.isEmpty { rows[0].above = paper.wrapped([heading], indent: 5) }
    return rows
  }
}
