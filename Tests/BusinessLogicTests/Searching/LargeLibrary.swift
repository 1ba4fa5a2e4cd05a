import TestSupport

@testable import BusinessLogic

extension [LibraryFile] {
  /// The menu, followed by a decision so large that the menu is searched first.
  static var large: [LibraryFile] {
    let many = (1...SearchIndex.passagesFirst).map { Argument(.pro, "Tea \($0)") }
    let rest = LibraryFile(
      key: "0008", path: "0008.md", number: 8,
      decision: Decision(title: "T", options: [Topic(title: "Long", arguments: many)]))
    return .menu + [rest]
  }
}
