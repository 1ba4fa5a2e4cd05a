import BusinessLogic
import Prompt
import ReactiveHybrid

/// What all screens of a session share: where they show themselves, and what the user has seen.
public final class Stage {
  /// Where commands come from.
  public enum Input {
    /// A user at a terminal.
    case terminal
    /// A pipe or a file.
    case pipe
    /// The command line, with `-c`.
    case commandLine
  }

  let terminal: Terminal
  let alerts: Alerts
  let input: Input

  /// The user's own edits, for the screens that show what they changed.
  let edits = Owner<DecisionChange?>(nil)

  /// What is being fetched for a user who waits; `nil` if nothing is.
  let loading = Owner<Loading?>(nil)

  /// The pages that the user has seen.
  var seen = SeenPages()

  /// Whether the page on the screen has rows that were not shown.
  var hasMore = false

  /// Whether screens stay silent while the session goes to its first place.
  var isQuiet = false

  /// Creates a stage; alerts are raised on the same terminal.
  public init(terminal: Terminal, alerts: Alerts, input: Input = .terminal) {
    (self.terminal, self.alerts, self.input) = (terminal, alerts, input)
  }

  /// Whether nobody types. Then changes that nobody asked for aren't reported.
  var isScript: Bool { input != .terminal }

  /// What pages are written on now: the terminal may have another size the next time.
  func paper(isWhole: Bool = true) -> Paper {
    Paper(
      columns: terminal.columns, limit: terminal.limit, height: terminal.rows,
      isPlain: terminal.isPlain, isWhole: isWhole)
  }

  /// The user sees another page now.
  func see(_ page: Page, at route: Route) {
    seen.see(page, at: route, whileTyping: terminal.begunLine)
  }
}
