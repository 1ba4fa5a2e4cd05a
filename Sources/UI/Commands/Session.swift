import BusinessLogic

/// One run of the program, as commands see it.
public final class Session {
  let router: Router
  let stage: Stage
  let faults: FaultPanel

  /// Edits what the screens show. It is made when first asked for: most scripts change nothing, and
  /// to make it takes a tenth of the time of a start.
  private(set) lazy var editing: EditingViewModel = {
    let editing = makeEditing()
    reporter = EditReporter(editing, router: router, stage: stage)
    // In a script nothing appears by itself, but rows are meant as the script's own edits leave them.
    if stage.isScript {
      watchReporter = WatchReporter(
        WatchingViewModel(worker: WatchingWorker([])), editing: editing, router: router,
        terminal: stage.terminal)
    }
    return editing
  }()
  private let makeEditing: () -> EditingViewModel
  private var reporter: EditReporter?

  /// Whether an edit was asked for.
  var hasEditing: Bool { reporter != nil }

  /// How many edits had come to an end when the person was told what leaving would lose.
  var askedToLeave: Int?

  /// Where a long text can be written; `nil` where nobody is who could.
  let writer: (any LongTextEditor)?

  /// Whether the person is writing there; as long as that takes, nobody waits for us.
  var isInEditor = false

  /// Watches what is shown; `nil` where nobody sees it change.
  let watching: WatchingViewModel?
  private var watchReporter: WatchReporter?

  /// A command line that the person shall finish; the shell puts it before them.
  var draft: String?

  /// Where the last edit was meant to be made, and what stood there.
  var editedPlace: (route: Route, heading: String)?

  /// The command that is carried out, as it was typed.
  var command: Substring = ""

  /// Told when something that changed by itself has reached the screen.
  var screenChanged: () -> Void = {}

  /// Makes the view model of a search as one types.
  let searches: () -> SearchViewModel

  /// Makes the screen of an export while one is at a route.
  let exports: (ExportRequest, Route) -> any Screen

  /// Whether `quit` was said.
  var isOver = false

  /// Creates a session that begins where the router stands.
  public init(
    router: Router, stage: Stage, faults: FaultPanel,
    editing: @autoclosure @escaping () -> EditingViewModel,
    writer: (any LongTextEditor)?, watching: WatchingViewModel? = nil,
    searches: @escaping () -> SearchViewModel,
    exports: @escaping (ExportRequest, Route) -> any Screen
  ) {
    self.router = router
    self.stage = stage
    self.faults = faults
    self.searches = searches
    self.exports = exports
    makeEditing = editing
    self.writer = writer
    self.watching = watching
    watchReporter = watching.map {
      WatchReporter($0, editing: self.editing, router: router, terminal: stage.terminal) {
        [weak self] in self?.screenChanged()
      }
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
