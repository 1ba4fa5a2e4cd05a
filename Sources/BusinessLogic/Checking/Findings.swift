import Decisions
import ReactiveHybrid

package struct Findings: Sendable, Equatable {
  package let rows: [FileProblem]
  /// The message if there are no findings; otherwise `nil`.
  package let allClear: String?
  /// Whether the check fails: on any error, or, if strict, on any finding.
  package let hasFailed: Bool
  /// Whether a file has a merge conflict, and git no merge driver for decisions.
  package var hasConflict: Bool

  /// Whether another branch has the number, or the name, of a file with a number.
  package let hasCollision: Bool

  /// The files whose index is stale.
  package var indexes: [String] {
    rows.filter { $0.problem.kind == .staleIndex }.map(\.path)
  }

  /// The path of a file whose number another one has, too, and that is one word; `nil` if there is
  /// none.
  package var twin: String? {
    rows.last { $0.problem.kind == .duplicateNumber && !$0.path.contains(" ") }
      .map { normalized($0.path) }
  }

  init(
    in files: [CheckedFile], _ collisions: [FileProblem] = [], isStrict: Bool,
    ignoring ignored: Set<Problem.Kind> = []
  ) {
    let successors = Successors(of: files)
    let collisions = Dictionary(grouping: collisions, by: \.path).mapValues { $0.map(\.problem) }
    rows = files.flatMap { file in
      (file.problems + (collisions[file.path] ?? []) + successors.problems(of: file)).inOrder
        .filter { !file.exemptions.exempts($0) && !($0.kind.map(ignored.contains) ?? false) }
        .map { FileProblem(path: file.path, $0) }
    }
    let numbered = Set(files.filter { $0.number != nil }.map(\.path))
    hasCollision = rows.contains {
      $0.problem.kind == .takenNumber && numbered.contains($0.path)
    }
    hasFailed = isStrict && !rows.isEmpty || rows.contains { $0.problem.isError }
    hasConflict = rows.contains { $0.problem.isConflict }
    // A file with a stale index isn't a decision.
    let count = files.count { file in !file.problems.contains { $0.kind == .staleIndex } }
    allClear = rows.isEmpty ? "No problems found in \(counted(count, "decision"))" : nil
  }
}

extension ViewModel<Findings> {
  /// Creates the view model of all problems, or of those of `paths`. A strict check fails on
  /// remarks, too. With a revision, numbers are compared with its decisions.
  package convenience init(
    worker: DecisionsWorker, of paths: [String]? = nil, against revision: String? = nil,
    isStrict: Bool = false,
    ignoring ignored: Set<Problem.Kind> = []
  ) {
    self.init { _ in
      let pass = LibraryPass(of: paths, checking: true) { CheckedFile($0) }
      let files = try await worker.files(pass)
      let collisions = try await worker.collisions(with: revision, of: paths)
      var found = Findings(in: files, collisions, isStrict: isStrict, ignoring: ignored)
      // `hasConflict = await !…` behind an `if` left it `true` at random in release builds (Swift 6.3.1).
      guard found.hasConflict, await worker.hasMergeDriver() else { return found }
      found.hasConflict = false
      return found
    }
  }
}
