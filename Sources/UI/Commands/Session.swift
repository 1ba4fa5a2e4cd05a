import BusinessLogic

/// One run of the program, as commands see it.
public final class Session {
  let router: Router
  let terminal: Terminal
  let alerts: Alerts
  let faults: FaultPanel
  let editing: EditingViewModel
  private let reporter: EditReporter

  /// Where a long text can be written; `nil` where nobody is who could.
  let writer: (any LongTextEditor)?

  /// A command line that the person shall finish; the shell puts it before them.
  var draft: String?

  /// Makes the screen of an export while one is at a route.
  let exports: (ExportRequest, Route) -> any Screen

  /// Whether `quit` was said.
  var isOver = false

  /// Creates a session that begins where the router stands.
  public init(
    router: Router, stage: Stage, faults: FaultPanel, editing: EditingViewModel,
    writer: (any LongTextEditor)?, exports: @escaping (ExportRequest, Route) -> any Screen
  ) {
    self.router = router
    terminal = stage.terminal
    alerts = stage.alerts
    self.faults = faults
    self.exports = exports
    self.editing = editing
    self.writer = writer
    reporter = EditReporter(editing, router: router, stage: stage)
  }
}
