import BusinessLogic
import Prompt

extension Session {
  /// Ends the session. If that would lose edits, warns the user first, once after each edit.
  func leave() {
    guard !stage.isScript, hasEditing, askedToLeave != editing.outcomes else {
      return isOver = true
    }
    var losses: [Text] = []
    if let names = unsaved { losses.append("\(names) not in a file: `save FILE` writes one") }
    let kept = editing.keptCount
    if kept > 0 { losses.append("\(counted(kept, "edit")) not saved: `again` retries") }
    guard !losses.isEmpty else { return isOver = true }
    askedToLeave = editing.outcomes
    for loss in losses { terminal.tell(loss) }
    terminal.tell("Leave again to discard them")
  }

  /// Reports at the end of a script which edits are lost.
  func tellLosses() {
    guard hasEditing, let names = unsaved else { return }
    terminal.tell("warning: \(names) lost: `save FILE` writes a file")
  }

  /// The subject of the warning, such as `The edits of ai are`; `nil` if all edits are saved.
  private var unsaved: Text? {
    let names = editing.unsaved
    return names.isEmpty ? nil : "The edits of \(names.joined(separator: ", ")) are"
  }
}
