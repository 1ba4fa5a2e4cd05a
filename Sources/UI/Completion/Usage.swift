import Prompt

/// How a command is written, with a mark at the part of it that is being typed.
nonisolated struct Usage: Sendable {
  /// The name and what follows it; brackets hold a part together.
  private let parts: [Substring]

  /// The usage in the notation of manuals: `edit [-e] N [TEXT]`.
  init(_ usage: String) {
    var depth = 0
    parts = usage.split {
      depth += $0 == "[" ? 1 : $0 == "]" ? -1 : 0
      return depth == 0 && $0 == " "
    }
  }

  /// All of it, the part marked that the end of `beforeCursor` is at.
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
      // What begins with a word of its own is passed over where that isn't said.
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

  /// The word that a part such as `[-e]` or `[because WHY]` begins with.
  private static func key(of part: Substring) -> Substring? {
    guard part.hasPrefix("["), !part.contains("|") else { return nil }
    let key = part.dropFirst().prefix { $0 != " " && $0 != "]" }
    return key.allSatisfy(\.isUppercase) ? nil : key
  }
}
