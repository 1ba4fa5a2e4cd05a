import BusinessLogic

/// One run of the program, as commands see it.
public final class Session {
  let router: Router
  let stage: Stage
  let faults: FaultPanel
  let editing: EditingViewModel
  private let reporter: EditReporter

  /// Where a long text can be written; `nil` where nobody is who could.
  let writer: (any LongTextEditor)?

  /// Watches what is shown; `nil` where nobody sees it change.
  let watching: WatchingViewModel?
  private let watchReporter: WatchReporter?

  /// A command line that the person shall finish; the shell puts it before them.
  var draft: String?

  /// Makes the view model of a search as one types.
  let searches: () -> SearchViewModel

  /// Makes the screen of an export while one is at a route.
  let exports: (ExportRequest, Route) -> any Screen

  /// Whether `quit` was said.
  var isOver = false

  /// Creates a session that begins where the router stands.
  public init(
    router: Router, stage: Stage, faults: FaultPanel, editing: EditingViewModel,
    writer: (any LongTextEditor)?, watching: WatchingViewModel? = nil,
    searches: @escaping () -> SearchViewModel,
    exports: @escaping (ExportRequest, Route) -> any Screen
  ) {
    self.router = router
    self.stage = stage
    self.faults = faults
    self.searches = searches
    self.exports = exports
    self.editing = editing
    self.writer = writer
    reporter = EditReporter(editing, router: router, stage: stage)
    self.watching = watching
    watchReporter = watching.map {
      WatchReporter($0, editing: editing, router: router, terminal: stage.terminal)
    }
  }

  /// Returns once the screen shows what is known to have changed: a row that is named then is one of
  /// those.
  func settle() async {
    await watchReporter?.rest()
  }

  var terminal: Terminal { stage.terminal }

  var alerts: Alerts { stage.alerts }
}
