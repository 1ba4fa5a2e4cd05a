import Prompt
import Services
import UI

extension App {
  func showBanner(on terminal: Terminal) {
    let demo: Text = launch.path == nil ? " The demo isn't saved." : ""
    terminal.report("ProsCons \(Proscons.version). `help` lists the commands, ^D leaves.\(demo)")
  }
}

extension Launch {
  /// The nearest folder of decisions, and where it is, for a session that shows no decisions of the
  /// user; `nil` if it shows some, or if there is no such folder.
  nonisolated var decisionsNearby: (path: String, fact: String)? {
    guard path == nil || path == "." && DecisionFolder.isEmpty("."),
      let (path, isInRepository) = DecisionFolder.nearby
    else { return nil }
    return (path, "Decisions \(isInRepository ? "in this repository" : "near here")")
  }
}
