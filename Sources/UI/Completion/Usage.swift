import Prompt

/// The usage of a command, with the part being typed marked.
nonisolated struct Usage: Sendable {
  /// The command name and its arguments; a bracketed argument is one part.
  private let parts: [Substring]

  /// Parses a usage in the notation of manuals: `edit [-e] N [TEXT]`.
  init(_ usage: String) {
    var depth = 0
    parts = usage.split {
      depth += $0 == "[" ? 1 : $0 == "]" ? -1 : 0
      return depth == 0 && $0 == " "
    }
  }

  /// Returns the whole usage, with the part at the end of `beforeCursor` marked.
  func marked(at beforeCursor: String) -> Text {
    let place = place(at: beforeCursor)
    return parts.indices.map { index -> Text in
      index == place ? "\(parts[index], .current)" : Text(parts[index])
    }.joined(separator: " ")
  }

  private func place(at beforeCursor: String) -> Int {
    let words = beforeCursor.drop(while: \.isWhitespace)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
    var place = 0
    for word in words.dropFirst() {
      var next = place + 1
      // An optional part that begins with a keyword is skipped if the keyword wasn't typed.
      if next < parts.count, let key = Self.key(of: parts[next]),
        word.isEmpty || !key.hasPrefix(word)
      {
        next = next + 1 < parts.count ? next + 1 : place
      }
      // The last part is the rest of the line.
      place = min(next, parts.count - 1)
    }
    return place
  }

  /// Returns the keyword of a part such as `[-e]` or `[because WHY]`.
  private static func key(of part: Substring) -> Substring? {
    guard part.hasPrefix("["), !part.contains("|") else { return nil }
    let key = part.dropFirst().prefix { $0 != " " && $0 != "]" }
    return key.allSatisfy(\.isUppercase) ? nil : key
  }
}
