import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

nonisolated extension Content<SearchResults> {
  /// Returns the uncut lines: the caller knows the window's current width and cuts them.
  func lines(within height: Int) -> [Text] { height > 0 ? rows(within: height) + [footLine] : [] }

  private func rows(within height: Int) -> [Text] {
    guard let results = response, height > 1 else { return [] }
    let first = max(0, (results.selected ?? 0) - height + 2)
    return results.rows.indices.dropFirst(first).prefix(height - 1).map { index in
      let row = results.rows[index]
      // A screen reader can't read a colour, and copying loses it, so the selection has a mark.
      let mark: Text = index == results.selected ? "> " : "  "
      let remark = row.remark.isEmpty ? "" : "\(row.remark), "
      return "\(mark)\(row.text)  (\(remark)\(Route(row.place).description))"
    }
  }

  private var footLine: Text {
    if case .nothing? = failure { return "There is nothing to search here" }
    if !status { return "Search failed; the next key tries again" }
    guard let results = response else { return "Loading the decisions… (^C cancels)" }
    let loading: Text = isLoading ? " (loading…)" : ""
    let notes = Page.note(on: results.gap).map { Text($0) }
    return (["\(results.title)\(loading)"] + notes).joined(separator: "; ")
  }
}
