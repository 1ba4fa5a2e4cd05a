import BusinessLogic
import Presentation
import Prompt
import ReactiveHybrid

/// Reports to the user how the edits of a session ended, and which would be lost at its end.
final class EditReporter {
  private let seat: Seat
  private let router: Router<Route, Page>
  private let stage: Stage
  private var edits: Binding?
  private var changes: Binding?

  /// The last warning that edits will be lost: by which command, after how many edits.
  private var warning: (way: Text, outcomes: Int)?

  /// Whether a script ended without `keep` or `drop`.
  private var hasLostEdits = false

  /// Called when an edit was reported for which the user wasn't waiting.
  var reported: () -> Void = {}

  /// Throws as long as a killed program's edit is unfinished.
  var checkFinished: (@Sendable () async throws -> Void)?

  /// The view model of edits. It is lazy because most scripts change nothing, and creating it takes
  /// a tenth of the startup time.
  private(set) lazy var viewModel: EditingViewModel = {
    let viewModel = EditingViewModel(seat)
    viewModel.follow(stage.traces.trace, as: "edits")
    edits = viewModel.content.bind { [weak self, unowned viewModel] in
      self?.editsChanged($0, in: viewModel)
    }
    return viewModel
  }()

  var used: EditingViewModel? { edits == nil ? nil : viewModel }

  init(_ seat: Seat, router: Router<Route, Page>, stage: Stage) {
    (self.seat, self.router, self.stage) = (seat, router, stage)
    changes = seat.store.changes.bind(tellingCurrent: false) { [weak self] in
      if let change = $0 { self?.changed(change) }
    }
  }

  /// Reports the results of the edits that the user waits for.
  private func editsChanged(_ content: Content<Edited>, in viewModel: EditingViewModel) {
    guard !content.isLoading else { return }
    if let message = content.message {
      // The fetch of the rows to edit may have failed for the same reason.
      stage.alerts.raise(message.words, at: router.route, mentioned: true)
      viewModel.alertShown()
    } else if content.status, let edited = content.response {
      let isDraft = if case .draft = edited.action { edited.kind == .made } else { false }
      let end = isDraft ? ": edits stay out of the files until `keep` or `drop`" : ""
      // An answer such as that of `find` has rows of other decisions.
      var place: Text = ""
      if case .edit(_, let key) = edited.action, key != router.route.topic?.decision {
        place = " (\(Route.decision(key).description))"
      }
      stage.terminal.show(
        ["\(edited.words)\(place)\(end)"] + edited.leftovers.map { Text($0) })
      rename(by: edited)
    }
  }

  /// Reports the edits of other interfaces, and what came late.
  private func changed(_ change: Change) {
    switch change.event {
    case .edited(let edited) where edited.isLate && edited.author == seat.author:
      stage.terminal.report("Written after all: \(edited.words)")
      rename(by: edited)
    case .edited(let edited) where edited.author != seat.author:
      stage.terminal.report("\(edited.author.name): \(edited.words)")
      rename(by: edited)
    case .failedLate(let failure, of: seat.author):
      stage.alerts.raise("Not written: \(failure.reason?.words ?? "cancelled")", at: router.route)
    case .edited, .failedLate, .news, .newsOf, .doubt: return
    }
    reported()
  }

  private func rename(by edited: Edited) {
    router.rename { $0.renamed(by: edited) }
  }

  /// Returns whether the session may go on, which discards unsaved edits. A user is warned first,
  /// once after each edit. A script isn't stopped, but a lost draft is an error.
  func mayDiscardEdits(by way: Text) -> Bool {
    // At a terminal, another interface may have made the edits, or be writing.
    let losses =
      used == nil && stage.isScript
      ? [] : viewModel.losses(butDraft: seat.store.isDraftSafe())
    let isWriting = seat.store.writing.value.state != .idle
    guard !stage.isScript else {
      if isWriting { stage.terminal.report("\("error:", .error) \(Self.unwritten)") }
      hasLostEdits = hasLostEdits || isWriting || used?.drafted.isEmpty == false
      let kind: Text = hasLostEdits ? "\("error:", .error)" : "warning:"
      for loss in losses { stage.terminal.report("\(kind) \(loss.edits) lost: \(loss.remedy)") }
      return true
    }
    let warning = (way: way, outcomes: seat.store.outcomes)
    if let last = self.warning, last == warning { return true }
    guard !losses.isEmpty || isWriting else { return true }
    self.warning = warning
    if isWriting { stage.terminal.report(Self.unwritten) }
    for loss in losses { stage.terminal.report("\(loss.edits) not in a file: \(loss.remedy)") }
    stage.terminal.report("\(way) again to discard what isn't in a file")
    return false
  }

  /// Reports at the end of the session that its draft stays open.
  func reportDraft() {
    guard let used, !used.drafted.isEmpty, seat.store.isDraftSafe() else { return }
    // What is still being written may be its `keep`.
    let exception =
      seat.store.writing.value.state == .idle ? "" : ", unless what is still being written ends it"
    stage.terminal.report(
      "The \(used.draftName) stays\(exception): `draft` resumes it the next time")
  }

  /// Whether the session leaves anything lost or unfinished.
  func hasFailed() async -> Bool {
    if hasLostEdits { return true }
    do { try await checkFinished?() } catch { return true }
    return false
  }

  private static let unwritten: Text =
    "The last edit is still being written, and may not reach its file"
}

extension EditingViewModel {
  fileprivate var draftName: Text { "draft of \(drafted.joined(separator: ", "))" }

  /// The edits that are only in memory, and the commands that write them.
  fileprivate func losses(butDraft isDraftSafe: Bool) -> [(edits: Text, remedy: Text)] {
    func names(_ keys: [String]) -> String { keys.joined(separator: ", ") }
    return (drafted.isEmpty || isDraftSafe ? [] : [("The \(draftName) is", "`keep` writes it")])
      + (unsaved.isEmpty ? [] : [("The edits of \(names(unsaved)) are", "`save FILE` writes them")])
  }
}
