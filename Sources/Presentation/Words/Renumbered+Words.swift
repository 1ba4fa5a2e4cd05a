import BusinessLogic

extension Renumbered {
  var words: String {
    if moves.isEmpty {
      return revision.map { "\($0) has no number of a new decision" } ?? "Nothing changed"
    }
    let numbers = moves.map { "\($0.from) to \($0.to)" }.joined(separator: ", ")
    return "Renumbered \(numbers)"
      + (lines == 0 ? "" : "; \(counted(lines, "line")) changed, in \(firstFive(of: files))")
      + (index.map { "; wrote the index in \($0) again" } ?? "")
  }

  fileprivate var leftovers: [String] {
    func block(_ title: String, _ places: [Place]) -> [String] {
      let lines = places.map { place in
        "   \(place.path):\(place.line): \(place.text.prefix(160).trimmingPrefix { $0.isWhitespace })"
      }
      return places.isEmpty ? [] : [title] + lines
    }
    return unnumbered.map { "The file name of \($0) has no number: rename the file" }
      + block("May mean one of them, too, and are unchanged:", doubts)
      + block("In other files, unchanged:", elsewhere)
      + (trouble.map { ["The repository's other files weren't searched: \($0)"] } ?? [])
  }

  /// Returns the key of a decision after the moves, or before them.
  func key(of key: String, isUndone: Bool) -> String {
    isUndone ? keys.first { $0.value == key }?.key ?? key : keys[key] ?? key
  }
}

extension Edited {
  /// The lines below ``words``: what the edit has left to the user.
  package var leftovers: [String] {
    if case .renumber(let done) = action, kind == .made { done.leftovers } else { [] }
  }
}
