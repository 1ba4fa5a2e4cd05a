/// The content of the screen of a check.
public struct Findings: Sendable, Equatable {
  /// The findings, by file and line.
  public let rows: [Row]

  /// The message if there are no findings; otherwise `nil`.
  public let allClear: String?

  /// Whether the check fails: on any error, or, if strict, on any finding.
  public let hasFailed: Bool

  /// Whether a file has a merge conflict.
  public let hasConflict: Bool

  /// A finding: the parts of `path:line: error: message`.
  public struct Row: Sendable, Equatable {
    /// The path of the file, as the user gave it.
    public let path: String

    /// The line, from 1.
    public let line: Int

    /// Whether this is an error rather than a remark.
    public let isError: Bool

    /// The description of the problem.
    public let message: String
  }

  init(in files: [CheckedFile], isStrict: Bool) {
    let (shared, successors) = (SharedNumbers(of: files), Successors(of: files))
    rows = files.flatMap { file in
      (shared.problems(of: file) + file.problems + successors.problems(of: file)).inOrder
        .map { Row(path: file.path, line: $0.line, isError: $0.isError, message: $0.message) }
    }
    hasFailed = rows.contains { $0.isError || isStrict }
    hasConflict = rows.contains { $0.message == Problem.mergeConflict }
    allClear = rows.isEmpty ? "No problems found in \(counted(files.count, "decision"))" : nil
  }
}
