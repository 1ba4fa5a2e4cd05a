import Decisions
import ReactiveHybrid

/// The content of the screen of a check.
package struct Findings: Sendable, Equatable {
  package let rows: [Row]
  /// The message if there are no findings; otherwise `nil`.
  package let allClear: String?
  /// Whether the check fails: on any error, or, if strict, on any finding.
  package let hasFailed: Bool
  /// Whether a file has a merge conflict, and git no merge driver for decisions.
  package var hasConflict: Bool

  /// A finding: the parts of `path:line: error: message`.
  package struct Row: Sendable, Equatable {
    package let path: String
    package let problem: Problem
  }

  init(in files: [CheckedFile], isStrict: Bool) {
    let successors = Successors(of: files)
    let twins = Dictionary(grouping: files) { "\($0.folder)\($0.number ?? -1)" }
    rows = files.flatMap { file in
      (Self.sharedNumber(of: file, in: twins) + file.problems + successors.problems(of: file))
        .inOrder
        .map { Row(path: file.path, problem: $0) }
    }
    hasFailed = isStrict && !rows.isEmpty || rows.contains(where: \.problem.isError)
    hasConflict = rows.contains { $0.problem.kind == .mergeConflict }
    allClear = rows.isEmpty ? "No problems found in \(counted(files.count, "decision"))" : nil
  }

  /// Returns the problem that another file of the folder has the number of `file`, as after the
  /// merge of two branches.
  private static func sharedNumber(
    of file: CheckedFile, in twins: [String: [CheckedFile]]
  ) -> [Problem] {
    guard let number = file.number,
      let other = twins["\(file.folder)\(number)"]?.first(where: { $0.path != file.path })
    else { return [] }
    let message = "the number \(number) is used twice: \(other.path) has it too"
    return [Problem(line: 1, message, isError: true)]
  }
}

extension ViewModel<Findings> {
  /// Creates the view model of all problems. A strict check fails on remarks, too.
  package convenience init(worker: DecisionsWorker, isStrict: Bool = false) {
    self.init { _ throws(WorkerFailure) in
      let files = try await worker.files(LibraryPass { CheckedFile($0) })
      var found = Findings(in: files, isStrict: isStrict)
      // `hasConflict = await !…` behind an `if` left it `true` at random in release builds (Swift 6.3.1).
      guard found.hasConflict, await worker.hasMergeDriver() else { return found }
      found.hasConflict = false
      return found
    }
  }
}
