import Decisions
import ReactiveHybrid

/// The undecided decisions, oldest first.
package struct Agenda: Sendable, Equatable {
  /// The undecided decisions. Those without a date come last.
  package let rows: [Row]
  /// The number of all decisions.
  package let count: Int
  /// What selected the decisions; `nil` if these are all that are undecided.
  package let filter: DecisionFilter?
  /// Whether there should be none, but some are.
  package let hasFailed: Bool

  package struct Row: Sendable, Equatable {
    package let key: String
    package let title: String
    package let standing: String
    package let balance: String
    package fileprivate(set) var problems: [String] = []
  }

  /// The parts of a file that an agenda needs.
  struct File: Sendable {
    let checked: CheckedFile
    let date: String?
    /// The row without the problems; `nil` if the decision is decided, unreadable or not selected.
    let row: Row?

    init(_ file: LibraryFile, by filter: DecisionFilter? = nil) {
      let decision = file.decision
      (checked, date) = (CheckedFile(file), decision.date)
      let isRow =
        file.isReadable && decision.state == .undecided && filter?.selects(decision) ?? true
      row =
        isRow
        ? Row(
          key: file.key, title: decision.title, standing: decision.standing ?? "",
          balance: Balance.sentence(ofAny: decision)) : nil
    }
  }

  init(of files: [File], by filter: DecisionFilter? = nil, mustBeEmpty: Bool = false) {
    (count, self.filter) = (files.count, filter)
    let problems = Dictionary(
      grouping: Findings(in: files.map(\.checked), isStrict: false).rows, by: \.path)
    rows = files.enumerated().sorted {
      // A date begins with a digit, which sorts before "none".
      ($0.element.date ?? "none", $0.offset) < ($1.element.date ?? "none", $1.offset)
    }.compactMap { _, file in
      var row = file.row
      row?.problems = problems[file.checked.path, default: []].map(\.problem.message)
      return row
    }
    hasFailed = mustBeEmpty && !rows.isEmpty
  }
}

extension Agenda {
  package var sentence: String {
    let selection = filter.map { " with \($0.words)" } ?? ""
    return rows.isEmpty
      ? "No undecided decisions\(selection) among \(count)"
      : "\(rows.count) undecided\(selection) of \(counted(count, "decision"))"
  }
}

extension ViewModel<Agenda> {
  /// Creates the view model of the undecided decisions that `filter` selects; without one, of all.
  package convenience init(
    agendaOf worker: DecisionsWorker, by filter: DecisionFilter? = nil, mustBeEmpty: Bool = false
  ) {
    self.init { _ in
      Agenda(
        of: try await worker.files(LibraryPass { Agenda.File($0, by: filter) }), by: filter,
        mustBeEmpty: mustBeEmpty)
    }
  }
}
