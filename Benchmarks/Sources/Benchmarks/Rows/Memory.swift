import TestSupport

/// The memory that the program uses for a folder.
enum Memory {
  /// Measures the peak memory during `command`, as a multiple of the files' size. Subtracts the
  /// memory used without files, which would dominate in a small folder.
  static func finding(
    _ what: String, _ command: String, files: Int, isJudged: Bool, atMost limit: Double = 2,
    _ setting: Setting
  ) async throws -> Finding {
    var finding = Finding(what: "Memory to \(what) of \((files * 1000).grouped) arguments")
    guard let time = setting.peers.path("time") else {
      finding.remarks = setting.peers.missing(["time"])
      return finding
    }
    let path = try setting.corpora.ofThousands(files).folder.path
    let base = try await most(time, "exec \"$1\" -c where", [setting.program])
    let all = try await most(time, "exec \"$1\" \"$2\" -c '\(command)'", [setting.program, path])
    let size = Double(try await Processes.run("cat \"$1\"/*.md | wc -c", [path]).trimmed)
    guard let base, let all, let size else {
      finding.remarks = ["`time` didn't say how much it was"]
      return finding
    }
    let bytes = max(0, all - base)
    finding.growth = [
      GrowthPoint(series: "Memory to \(what)", size: files * 1000, amount: .bytes(bytes))
    ]
    // Not judged at a tiny size, where per-thread memory dominates.
    if isJudged, setting.effort == .full {
      finding.goals = [.atMost(limit, "× the bytes of the files", measured: bytes / size)]
    }
    finding.remarks = [
      "\((all / 1e6).short) MB in all, \((base / 1e6).short) MB with nothing to read"
    ]
    return finding
  }

  /// Returns the peak memory in bytes, from `time`.
  private static func most(
    _ time: String, _ command: String, _ arguments: [String]
  ) async throws -> Double? {
    let script = "\(time) -f %M /bin/sh -c '\(command.quotedForShell)' sh \"$@\" 2>&1 >/dev/null"
    let told = try await Processes.run("\(script) | tail -1", arguments)
    return Double(told.trimmed).map { $0 * 1024 }
  }
}

extension String {
  /// The string without whitespace.
  fileprivate var trimmed: String { filter { !$0.isWhitespace } }

  /// The string escaped for use between single quotes.
  fileprivate var quotedForShell: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}
