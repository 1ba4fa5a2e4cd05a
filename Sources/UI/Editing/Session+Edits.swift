import BusinessLogic
import Prompt
import ReactiveHybrid

extension Session {
  /// Reports the results of the edits that the user waits for.
  func editsChanged(_ content: Content<Edited>, in viewModel: EditingViewModel) {
    guard !content.isLoading else { return }
    if let message = content.message {
      // The fetch of the rows to edit may have failed for the same reason.
      stage.alerts.raise(message.words, at: router.route, mentioned: true)
      viewModel.alertShown()
    } else if content.status, let edited = content.response {
      terminal.show(Text(edited.words))
      rename(by: edited)
    }
  }

  /// Reports the edits of other interfaces, and what came late.
  func changed(_ change: Change) {
    let me = scenes.seat.author
    switch change.event {
    case .edited(let edited) where edited.isLate && edited.author == me:
      terminal.tell("Written after all: \(edited.words)")
      rename(by: edited)
    case .edited(let edited) where edited.author != me:
      terminal.tell("\(edited.author.name): \(edited.words)")
      rename(by: edited)
    case .failedLate(let failure, of: me):
      stage.alerts.raise("Not written: \(failure.reason?.words ?? "cancelled")", at: router.route)
    case .edited, .failedLate, .news, .doubt: break
    }
  }

  private static let lateWrite: Text =
    "The last edit is still being written, and may not reach its file"

  /// The last edit of this session; `nil` if it failed or was cancelled.
  var lastEdit: Edited? { hasEditing ? editing.content.value.response : nil }

  private func rename(by edited: Edited) {
    for change in edited.changes { router.rename { $0.renamed(by: change) } }
  }

  func leave() {
    isOver = mayLoseEdits(by: "Leave")
  }

  /// Returns whether the session may go on, which discards unsaved edits. A user is warned first,
  /// once after each edit. A script isn't stopped, but a lost draft is an error.
  func mayLoseEdits(by way: Text) -> Bool {
    guard hasEditing else { return true }
    let losses = editing.losses
    guard !stage.isScript else {
      if editing.isLate { terminal.tell("\("error:", .error) \(Self.lateWrite)") }
      hasLostDraft = hasLostDraft || editing.isLate
      hasLostDraft = hasLostDraft || !editing.drafted.isEmpty
      let kind: Text = hasLostDraft ? "\("error:", .error)" : "warning:"
      for loss in losses { terminal.tell("\(kind) \(loss.edits) lost: \(loss.remedy)") }
      return true
    }
    let warning = (way: way, outcomes: editing.outcomes)
    if let lossWarning, lossWarning == warning { return true }
    guard !losses.isEmpty || editing.isLate else { return true }
    lossWarning = warning
    if editing.isLate { terminal.tell(Self.lateWrite) }
    for loss in losses { terminal.tell("\(loss.edits) not in a file: \(loss.remedy)") }
    terminal.tell("\(way) again to discard what isn't in a file")
    return false
  }
}

extension EditingViewModel {
  /// The edits that are only in memory, and the commands that write them.
  fileprivate var losses: [(edits: Text, remedy: Text)] {
    func names(_ keys: [String]) -> String { keys.joined(separator: ", ") }
    return (drafted.isEmpty ? [] : [("The draft of \(names(drafted)) is", "`keep` writes it")])
      + (unsaved.isEmpty ? [] : [("The edits of \(names(unsaved)) are", "`save FILE` writes them")])
  }
}
