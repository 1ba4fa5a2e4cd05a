import Prompt
import UI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program takes from its environment.
enum Environment {
  /// How the program shows itself, by these flags and by what there is.
  static func presentation(isPlain: Bool, colour: ColourChoice) -> Presentation {
    Presentation(
      isPlain: isPlain, colour: colour,
      variable: { name in getenv(name).map { String(cString: $0) } },
      isTerminal: { stream in
        switch stream {
        case .standard: isatty(STDOUT_FILENO) == 1
        case .error: isatty(STDERR_FILENO) == 1
        }
      }, hasProgram: hasProgram)
  }

  /// Where the history of the prompt is kept, by the XDG base directory specification;
  /// `nil` if there is no home.
  static var historyPath: String? {
    let state = value(of: "XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (state ?? value(of: "HOME").map { "\($0)/.local/state" }).map {
      "\($0)/proscons/history"
    }
  }

  /// How wide lines shall be; `nil` if it doesn't say.
  static var columns: Int? {
    value(of: "COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The person's editor, as a command of the shell.
  static var editor: String {
    ["VISUAL", "EDITOR"].compactMap(value).first { $0.contains { $0 != " " } } ?? "vi"
  }

  /// Where files that are soon gone are made.
  static var temporaryFolder: String {
    value(of: "TMPDIR") ?? "/tmp"
  }

  /// Whether `PATH` leads to a program of this name.
  private static func hasProgram(_ name: String) -> Bool {
    (value(of: "PATH") ?? "").split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// The variable of this name; `nil` if it is unset or empty.
  private static func value(of name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
