import ReactiveHybrid

/// The undecided decisions, the oldest first.
public struct Agenda: Sendable, Equatable {
  /// The decisions; those without a date come last.
  public let rows: [Row]

  /// How many decisions there are, decided ones included.
  public let count: Int

  /// An undecided decision.
  public struct Row: Sendable, Equatable {
    /// What a route calls it.
    public let key: String

    /// Its title.
    public let title: String

    /// Its status and its date; empty if both are unsaid.
    public let standing: String

    /// How its options compare, in a sentence.
    public let balance: String

    /// What a check finds in its file.
    public let problems: [String]
  }

  /// A file, as far as the agenda looks at it.
  struct File: Sendable {
    let key: String
    let checked: CheckedFile

    /// The decision without arguments, if it is undecided.
    let undecided: (title: String, date: String?, standing: String, balance: String)?

    init(_ file: LibraryFile) {
      let decision = file.decision
      key = file.key
      checked = CheckedFile(file)
      undecided =
        file.isReadable && decision.isUndecided
        ? (
          decision.title, decision.date, decision.standing ?? "",
          Balance.sentence(ofAny: decision)
        ) : nil
    }
  }

  init(of files: [File]) {
    count = files.count
    let problems = Dictionary(
      grouping: Findings(in: files.map(\.checked), isStrict: false).rows, by: \.path)
    let open = files.enumerated().compactMap { place, file in
      file.undecided.map { (place: place, file: file, decision: $0) }
    }
    rows = open.sorted {
      // A date begins with a digit, and so comes before none.
      ($0.decision.date ?? "none", $0.place) < ($1.decision.date ?? "none", $1.place)
    }.map { _, file, decision in
      Row(
        key: file.key, title: decision.title, standing: decision.standing,
        balance: decision.balance,
        problems: problems[file.checked.path, default: []].map(\.message))
    }
  }
}

/// The agenda of all decisions.
public typealias AgendaViewModel = ViewModel<Agenda>

extension AgendaViewModel {
  /// Creates the view model of the undecided ones among all that `worker` finds.
  public convenience init(agendaOf worker: LibraryWorker) {
    self.init { _ throws(WorkerFailure) in
      Agenda(of: try await worker.files(LibraryPass { Agenda.File($0) }))
    }
  }
}

extension Decision {
  /// Whether it is still to be decided: proposed, or nothing is chosen where something could be.
  var isUndecided: Bool {
    let words = (status ?? "").lowercased().split { !$0.isLetter }
    if words.contains(where: Self.closed.contains) { return false }
    if words.contains(where: Self.open.contains) { return true }
    return chosen == nil && (options.count > 1 || status == nil && outcome == nil)
  }

  private static let open: Set<Substring> = ["proposed", "draft", "open", "pending"]
  private static let closed: Set<Substring> = [
    "superseded", "replaced", "rejected", "declined", "deprecated", "obsolete", "withdrawn",
  ]
}
