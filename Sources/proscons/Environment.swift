import CLibrary
import Prompt
import Revision
import Services
import Threads
import UI

enum Environment {
  static func appearance(isPlain: Bool, colour: ColourChoice) -> Appearance {
    Appearance(
      isPlain: isPlain, colour: colour,
      variable: { name in getenv(name).map { String(cString: $0) } },
      isTerminal: { isatty($0 == .standard ? STDOUT_FILENO : STDERR_FILENO) == 1 },
      hasProgram: hasProgram)
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

  /// The folder of what outlives a session; `nil` without a home directory.
  private static var stateFolder: String? { folder("XDG_STATE_HOME", or: ".local/state") }

  /// The path of the startup file; `nil` without a home directory.
  static var initPath: String? { folder("XDG_CONFIG_HOME", or: ".config").map { "\($0)/init" } }

  /// Returns this program's folder in one of the XDG base directories.
  private static func folder(_ variable: String, or usual: String) -> String? {
    let base = Variables.value(of: variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (base ?? Variables.value(of: "HOME").map { "\($0)/\(usual)" }).map { "\($0)/proscons" }
  }

  static var historyPath: String? { stateFolder.map { "\($0)/history" } }

  @Sendable private static func now() -> String { "\(WallClock.date()) \(WallClock.time())" }

  static func drafts(of path: String, on disk: AtomicFile) -> SavedDrafts? {
    stateFolder.flatMap { SavedDrafts(of: path, in: $0, on: disk, now: now) }
  }

  static func proposals(to path: String, on disk: AtomicFile) -> Proposals? {
    stateFolder.map { Proposals(of: path, in: $0, on: disk, now: now) }
  }

  /// The line width that `COLUMNS` sets; `nil` if it doesn't.
  static var columns: Int? {
    Variables.value(of: "COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 1 << 20) : nil }
  }

  static var editor: String {
    ["VISUAL", "EDITOR"].compactMap(Variables.value).first { $0.contains { $0 != " " } } ?? "vi"
  }

  private static func hasProgram(_ name: String) -> Bool {
    (Variables.value(of: "PATH") ?? "").split(separator: ":").contains {
      access("\($0)/\(name)", X_OK) == 0
    }
  }
}
