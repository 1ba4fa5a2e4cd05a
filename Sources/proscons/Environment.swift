import CLibrary
import Prompt
import Revision
import Services
import Threads
import UI

/// The settings that the program takes from its environment.
enum Environment {
  static func appearance(isPlain: Bool, colour: ColourChoice) -> Appearance {
    Appearance(
      isPlain: isPlain, colour: colour,
      variable: { name in getenv(name).map { String(cString: $0) } },
      isTerminal: { stream in
        switch stream {
        case .standard: isatty(STDOUT_FILENO) == 1
        case .error: isatty(STDERR_FILENO) == 1
        }
      }, hasProgram: hasProgram)
  }

  /// The version and, if it was built from a clone, the git revision.
  static var build: String {
    let revision = String(cString: builtRevision)
    return Proscons.version + (revision.isEmpty ? "" : " (\(revision))")
  }

  static var optimization: String {
    #if DEBUG
      "debug build"
    #else
      "release build"
    #endif
  }

  /// The folder of what outlives a session (XDG base directories); `nil` without a home directory.
  static var stateFolder: String? {
    let state = Variables.value(of: "XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (state ?? Variables.value(of: "HOME").map { "\($0)/.local/state" }).map {
      "\($0)/proscons"
    }
  }

  /// The path of the startup file; `nil` without a home directory.
  static var initPath: String? {
    let config = Variables.value(of: "XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (config ?? Variables.value(of: "HOME").map { "\($0)/.config" }).map {
      "\($0)/proscons/init"
    }
  }

  static var historyPath: String? { stateFolder.map { "\($0)/history" } }

  @Sendable private static func now() -> String { "\(WallClock.date()) \(WallClock.time())" }

  static func drafts(
    of path: String, reporting report: @escaping @Sendable (String) -> Void
  ) -> SavedDrafts? {
    stateFolder.flatMap { SavedDrafts(of: path, in: $0, now: now, reporting: report) }
  }

  static func proposals(
    to path: String, reporting report: @escaping @Sendable (String) -> Void
  ) -> Proposals? {
    stateFolder.map { Proposals(of: path, in: $0, now: now, reporting: report) }
  }

  /// The line width that `COLUMNS` sets; `nil` if it doesn't.
  static var columns: Int? {
    Variables.value(of: "COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 1 << 20) : nil }
  }

  static var editor: String {
    ["VISUAL", "EDITOR"].compactMap(Variables.value).first { $0.contains { $0 != " " } } ?? "vi"
  }

  static var temporaryFolder: String {
    Variables.value(of: "TMPDIR") ?? "/tmp"
  }

  private static func hasProgram(_ name: String) -> Bool {
    (Variables.value(of: "PATH") ?? "").split(separator: ":").contains {
      access("\($0)/\(name)", X_OK) == 0
    }
  }
}
