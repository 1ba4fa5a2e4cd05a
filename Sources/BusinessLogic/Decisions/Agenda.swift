import Decisions
import ReactiveHybrid

/// The undecided decisions, oldest first.
package struct Agenda: Sendable, Equatable {
  /// The undecided decisions. Those without a date that can be compared come last.
  package let rows: [Row]
  /// The number of all decisions that can be read.
  private let count: Int
  /// What selected the decisions; `nil` if these are all that are undecided.
  package let filter: DecisionFilter?
  /// Whether there should be none, but there are rows, files that can't be read, or
  /// dates that can't be compared.
  package let hasFailed: Bool
  private let gap: [String]

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
    let isReadable: Bool
    let day: String?
    /// The key of a decision that isn't selected because its date can't be compared.
    let passedOver: String?
    /// The row without the problems; `nil` if the decision is decided, unreadable or not selected.
    let row: Row?

    init(_ file: LibraryFile, by filter: DecisionFilter? = nil) {
      let decision = file.decision
      (checked, day) = (CheckedFile(file), decision.day)
      isReadable = !file.mayHideDecision
      let isOpen = decision.state == .undecided
      passedOver = isOpen && filter?.passesOver(decision) ?? false ? file.key : nil
      let isRow = isOpen && filter?.selects(decision) ?? true
      row =
        isRow
        ? Row(
          key: file.key, title: decision.title, standing: decision.standing ?? "",
          balance: Balance.sentence(ofAny: decision)) : nil
    }
  }

  init(of files: [File], by filter: DecisionFilter? = nil, mustBeEmpty: Bool = false) {
    let extent = LibraryExtent(files.map(\.isReadable))
    (count, self.filter) = (extent.files - extent.unread, filter)
    let passedOver = files.compactMap(\.passedOver)
    let names = "Undecided, with a date that can't be compared: \(firstFive(of: passedOver))"
    gap = extent.gap + (passedOver.isEmpty ? [] : [names])
    let problems = Dictionary(
      grouping: Findings(in: files.map(\.checked), isStrict: false).rows, by: \.path)
    // A day begins with a digit, which sorts before "none".
    rows = files.sorted { $0.day ?? "none" < $1.day ?? "none" }.compactMap { file in
      var row = file.row
      row?.problems = problems[file.checked.path, default: []].map(\.problem.message)
      return row
    }
    hasFailed = mustBeEmpty && !(rows.isEmpty && gap.isEmpty)
  }

  package var sentences: [String] {
    let selection = filter.map { " with \($0.words)" } ?? ""
    let sentence =
      rows.isEmpty
      ? "No undecided decisions\(selection) among \(count)"
      : "\(rows.count) undecided\(selection) of \(counted(count, "decision"))"
    return [sentence] + gap
  }
}

extension Agenda: CustomReflectable {
  /// All properties but `gap`: recordings made with 1.0 contain a hash of the agenda's text, which had
  /// none.
  package var customMirror: Mirror {
    Mirror(
      self,
      children: [
        ("rows", rows), ("count", count), ("filter", filter as Any), ("hasFailed", hasFailed),
      ], displayStyle: .struct)
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
