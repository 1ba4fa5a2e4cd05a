/// What the screen of a check shows, ready to be written.
public struct Findings: Sendable, Equatable {
  /// What was found, by file and line.
  public let rows: [Row]

  /// What to say if nothing was; else `nil`.
  public let allClear: String?

  /// Whether there is anything because of which the check fails: an error, or in a strict one anything.
  public let hasFailed: Bool

  /// Whether a file has a merge conflict.
  public let hasConflict: Bool

  /// One finding: the parts of `path:line: error: message`.
  public struct Row: Sendable, Equatable {
    /// The file, as the person gave it.
    public let path: String

    /// The line, from 1.
    public let line: Int

    /// Whether it is an error; otherwise it is a remark.
    public let isError: Bool

    /// What is wrong.
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
