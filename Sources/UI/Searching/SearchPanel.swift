import BusinessLogic
import Prompt
import ReactiveHybrid

/// What a search as one types shows below the line: a row for each match, and how many there are.
nonisolated struct SearchPanel {
  private static let selectedMark: Text = "> "
  private static let otherMark: Text = "  "

  let content: Content<SearchResults>

  /// How many lines there are at most; the last tells how much was found.
  let height: Int

  /// The lines as wide as they are: whoever draws them knows the window as it is then.
  var lines: [Text] {
    height > 0 ? rows + [footLine] : []
  }

  /// As many rows as there is room for, the selected one among them.
  private var rows: [Text] {
    guard let results = content.response, height > 1 else { return [] }
    let first = max(0, (results.selected ?? 0) - height + 2)
    return results.rows.indices.dropFirst(first).prefix(height - 1).map { place in
      let row = results.rows[place]
      // A mark that can be heard and copied, where a colour can't.
      let mark = place == results.selected ? Self.selectedMark : Self.otherMark
      return "\(mark)\(row.text)  (\(row.remark))"
    }
  }

  /// How much was found, or why nothing can be.
  private var footLine: Text {
    if !content.status { return "The search has failed: the next key tries again" }
    guard let results = content.response else { return "Loading the decisions… (^C cancels)" }
    let loading: Text = content.isLoading ? " (loading…)" : ""
    return (["\(results.title)\(loading)"] + results.notes.map { Text($0) }).joined(separator: "; ")
  }
}
