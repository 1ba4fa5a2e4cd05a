import BusinessLogic
import Prompt
import ReactiveHybrid

/// One run of the program, as commands see it.
public final class Session {
  let router: Router<Route, Page>

  /// Builds a new screen for a route.
  let scenes: Router<Route, Page>.Scenes

  /// Where the session began.
  let home: Route
  let stage: Stage
  let faults: FaultPanel

  /// Edits what the screens show. It is made when first asked for: most scripts change nothing, and
  /// to make it takes a tenth of the time of a start.
  private(set) lazy var editing: EditingViewModel = {
    let editing = makeEditing()
    reporter = EditReporter(editing, router: router, stage: stage)
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

  /// Told when something that changed by itself has reached the screen.
  var screenChanged: () -> Void = {}

  /// Makes the view model of a search as one types.
  let searches: () -> SearchViewModel

  /// Makes the screen of an export while one is at a route.
  let exports: (ExportRequest, Route) -> any Screen<Page>

  /// Whether `quit` was said.
  var isOver = false

  /// Creates a session that begins at `home`.
  public init(
    home: Route, scenes: @escaping Router<Route, Page>.Scenes, stage: Stage, faults: FaultPanel,
    editing: @autoclosure @escaping () -> EditingViewModel,
    writer: (any LongTextEditor)?, watching: WatchingViewModel? = nil,
    searches: @escaping () -> SearchViewModel,
    exports: @escaping (ExportRequest, Route) -> any Screen<Page>
  ) {
    router = Router(home: home, scenes: scenes)
    (self.home, self.scenes) = (home, scenes)
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
