import Decisions
import ReactiveHybrid

package struct DecisionList: Sendable, Equatable {
  package let title: String
  package let rows: [Row]
  package let rest: Rest

  /// The number of decisions by state, the skipped files, and other remarks on the list, a
  /// sentence each; empty until all rows are fetched.
  package let remarks: [String]

  private let held: DecisionSlice

  private let folder: String?

  /// What selected the decisions; `nil` if these are all.
  package let filter: DecisionFilter?

  package struct Row: Sendable, Equatable {
    /// The number that starts the row and opens it: the decision's own, or one given by the list.
    package let number: RowNumber
    package let entry: DecisionEntry
  }

  /// Creates the list of the fetched decisions. `folder` is their folder if it isn't the requested
  /// one.
  ///
  /// Skips other files and names them in a remark. If there are no decisions, lists those files
  /// instead.
  init(_ held: DecisionSlice, in folder: String?, by filter: DecisionFilter? = nil) {
    self.held = held
    (self.folder, self.filter) = (folder, filter)
    // A text with a space is no name of a branch.
    let branch = held.branch.map { $0.contains(" ") ? ", \($0)" : " on branch \($0)" } ?? ""
    title =
      (filter.map { "Decisions with \($0.words)" } ?? folder.map { "Decisions in \($0)" }
        ?? "Decisions") + branch
    rest = held.rest
    let decisions = held.items.filter(\.isDecision)
    let shown = decisions.isEmpty ? held.items : decisions
    rows = Self.rows(of: shown, besides: Set(held.numbers))
    let others = decisions.isEmpty ? [] : held.items.filter { !$0.isDecision }.map(\.title)
    let skipped = "Skipped \(counted(others.count, "other file")): \(firstFive(of: others))"
    remarks =
      rest.isNothing
      ? Self.sum(of: decisions) + (others.isEmpty ? [] : [skipped]) + held.remarks : []
  }

  /// Returns the rows of decisions. A decision without a number gets its position, or the next
  /// number that isn't `taken`.
  private static func rows(of entries: [DecisionEntry], besides taken: Set<Int>) -> [Row] {
    var last = 0
    return zip(1..., entries).map { number, entry in
      if let number = entry.number { return Row(number: .decision(number), entry: entry) }
      last = max(number, last + 1)
      while taken.contains(last) { last += 1 }
      return Row(number: .position(last), entry: entry)
    }
  }

  /// Returns the number of decisions by their state, most frequent first; empty if no decision has a
  /// status.
  private static func sum(of entries: [DecisionEntry]) -> [String] {
    let summaries = entries.compactMap(\.summary)
    guard summaries.contains(where: { $0.status != nil }) else { return [] }
    let states = summaries.compactMap { $0.state.map { ($0.rawValue, 1) } }
    let counts = Dictionary(states, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    let others = entries.count - states.count
    let parts = counts + (others == 0 ? [] : ["\(others) not read"])
    return ["\(counted(entries.count, "decision")): \(parts.joined(separator: ", "))"]
  }

  package func updated(from decision: Decision, called key: String) -> Self {
    Self(held.mapItems { $0.key == key ? $0.updated(from: decision) : $0 }, in: folder, by: filter)
  }
}

extension DecisionList.Row {
  package var status: String { entry.summary?.standing ?? "" }

  /// The first word of the status, for narrow lists.
  package var shortStatus: String { String(status.prefix { !$0.isWhitespace && $0 != "," }) }
  package var date: String { entry.summary?.date ?? "" }
  package var chosen: String { entry.summary?.chosen ?? "" }
  package var counts: String { entry.summary?.counts ?? "" }
  package var shortCounts: String { entry.summary?.shortCounts ?? "" }
}

extension ViewModel<DecisionList> {
  package convenience init(worker: DecisionsWorker, by filter: DecisionFilter) {
    self.init { _ in
      let files = try await worker.files(
        LibraryPass { file in
          (key: file.key, isRead: !file.mayHideDecision, isFound: filter.selects(file.decision))
        })
      let keys = Set(files.filter(\.isFound).map(\.key))
      let found = try await worker.decisions(upTo: nil).items.filter { keys.contains($0.key) }
      let others = LibraryExtent(files.filter { !$0.isFound }.map(\.isRead))
      let slice = DecisionSlice(
        found, rest: .exactly(0), numbers: found.compactMap(\.number), remarks: others.gap)
      return DecisionList(slice, in: nil, by: filter)
    }
  }

  /// Creates the view model; `folder` is the folder if it isn't the requested one.
  package convenience init(worker: DecisionsWorker, in folder: String?) {
    self.init { rows in
      DecisionList(try await worker.decisions(upTo: rows), in: folder)
    }
  }
}
