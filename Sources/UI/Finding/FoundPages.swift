import BusinessLogic
import Prompt

nonisolated extension Page {
  /// The page of the matches in all decisions, or of the best of them.
  package init(matches listing: Listing, on paper: Paper) {
    self.init(listing, on: paper) { row in
      // A match is identified by its text and decision. The route to it only adds a row number.
      return "\(row.key.decision) \(row.remark.replacing(row.key, with: ""))"
    }
    subject = nil
    titleCounts = true
    // A search without matches fails, as with `grep`.
    isNo = listing.rows.isEmpty
  }

  package init(_ reasons: Reasons, on paper: Paper) {
    title = "\(reasons.title, .heading)"
    titleCounts = true
    isNo = reasons.groups.isEmpty
    let found = reasons.groups.flatMap { group in group.rows.map { (group.outcome, $0) } }
    rows = Rows(found.count) { range, others in
      let indent = String(found[others.upperBound - 1].1.number).count + 2
      return range.map { place in
        let (outcome, row) = found[place]
        let isFirst = place == range.lowerBound || found[place - 1].0 != outcome
        return Row(
          String(row.number), Row.ID(owner: row.route.decision, text: row.text), name: row.text,
          key: row.route, said: row.text, above: isFirst ? [Text(outcome)] : []
        ) {
          let head = Text(number: String(row.number), padded: indent)
          return ["\(head)\(row.text)  \(("(\(row.route))" as Text).styled(.remark))"]
        }
      }
    }
    foot = Self.notes(unread: reasons.unread)
  }
}

nonisolated extension String {
  /// The key of the decision that this route leads to.
  fileprivate var decision: String { String(split(separator: "/", maxSplits: 1).first ?? "") }
}
