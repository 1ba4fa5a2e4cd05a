import BusinessLogic
import Prompt
import ReactiveHybrid

/// The state that all screens of a session share, such as the terminal and the seen pages.
public final class Stage {
  package let terminal: Terminal
  let alerts: Alerts

  /// Whether commands come from a script: changes are only reported on request.
  package let isScript: Bool

  /// The fetch that the user is waiting for; `nil` if there is none.
  let loading = Owner<Text?>(nil)
  var seen = SeenPages()

  enum LastList { case here, answer, numberedAnswer }

  /// The list that `more` continues, and whether numbers mean its rows. An option and an argument leave
  /// the list that they were opened from, and a document is no list.
  var lastList = LastList.here

  /// Whether the list that `more` continues has rows that were not shown.
  var hasMore = false

  /// Whether screens stay silent while the session moves to its first route.
  var isQuiet = false

  package private(set) var traces = TraceLog()
  private(set) var aliases = Aliases()

  package let isLogged = Owner(false)

  /// The recording or replay of the session; `nil` if there is none.
  package var log: (any SessionLog)? {
    didSet {
      isLogged.change(to: log != nil)
      traces.trace.boxRecorder = log.map { log in
        { [terminal] name, listeners, value in
          guard terminal.log != nil else { return }
          let content = "\(Fingerprint(of: value.utf8))"
          log.note(SessionEvent(.box, name, number: listeners, content: content))
        }
      }
    }
  }

  /// Creates a stage; alerts go to the same terminal.
  public init(terminal: Terminal, alerts: Alerts, isScript: Bool = false) {
    (self.terminal, self.alerts, self.isScript) = (terminal, alerts, isScript)
  }

  package convenience init(after stage: Stage) {
    self.init(terminal: stage.terminal, alerts: stage.alerts, isScript: stage.isScript)
    (traces, aliases) = (stage.traces, stage.aliases)
    log = stage.log
  }

  /// Starts logging output, and the changes of boxes.
  package func beginLog() { terminal.log = log }

  /// Returns a property of the environment, such as the day; in a replay, the recorded one.
  package func read(_ name: String, _ value: @autoclosure () -> String) -> String {
    log?.read(name, value()) ?? value()
  }

  func endLog() throws(CommandError) {
    defer {
      log = nil
      beginLog()
    }
    do { try log?.end() } catch { throw CommandError("can't record: \(error)") }
  }

  /// Returns the paper for the terminal's current size, which may change later.
  func paper(isWhole: Bool = true) -> Paper {
    Paper(
      columns: terminal.columns, limit: terminal.limit, isPlain: terminal.isPlain, isWhole: isWhole)
  }

  func see(_ page: Page, at spot: Spot) {
    seen.see(page, at: spot, whileTyping: terminal.begunLine)
  }
}
