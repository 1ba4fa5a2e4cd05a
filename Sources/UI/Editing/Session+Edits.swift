import BusinessLogic
import Prompt
import ReactiveHybrid

extension Session {
  /// Reports the results of edits, during the whole session and on every screen.
  func editsChanged(_ content: Content<Edited>, in viewModel: EditingViewModel) {
    // A running update may read this edit's result: it must not report that as a change.
    if content.isLoading { return router.serviceChanged() }
    if let message = content.message {
      // The fetch of the rows to edit may have failed for the same reason.
      stage.alerts.raise(message.words, at: router.route, mentioned: true)
      viewModel.alertShown()
      // The row that it named may have changed.
      router.serviceChanged()
    } else if content.status, let edited = content.response {
      router.serviceChanged()
      stage.terminal.show(Text(edited.words))
      for change in edited.changes {
        router.rename { $0.renamed(by: change) }
        stage.edits.change(to: change)
      }
    }
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
      hasLostDraft = hasLostDraft || !editing.drafted.isEmpty
      let kind: Text = hasLostDraft ? "\("error:", .error)" : "warning:"
      for loss in losses { terminal.tell("\(kind) \(loss.edits) lost: \(loss.remedy)") }
      return true
    }
    let warning = (way: way, outcomes: editing.outcomes)
    if let lossWarning, lossWarning == warning { return true }
    guard !losses.isEmpty else { return true }
    lossWarning = warning
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
