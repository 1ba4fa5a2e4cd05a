/// The word before the cursor and its kind.
struct CompletionPoint: Equatable {
  let kind: WordKind
  let typed: String

  /// Finds the word at the end of `line`; `nil` if its kind is unknown.
  init?(in line: String) {
    let line = Substring(line).drop(while: \.isWhitespace)
    let name = line.prefix { !$0.isWhitespace }
    guard name.count < line.count else {
      kind = Command.nameless(in: name)?.completes.first ?? .command
      typed = String(name)
      return
    }
    guard let command = try? Command.named(name) else { return nil }
    var kinds = command.completes[...]
    var rest = line.dropFirst(name.count).drop(while: \.isWhitespace)
    while let kind = kinds.popFirst() {
      var word = rest.prefix { !$0.isWhitespace }
      if kind == .row, word.count < rest.count, word.first?.isLetter == true {
        // A row may be named by its kind and its number: `pro 1`.
        let number = rest.dropFirst(word.count).drop(while: \.isWhitespace)
        word = rest[..<(number.firstIndex(where: \.isWhitespace) ?? rest.endIndex)]
      }
      if word.count == rest.count || (kinds.isEmpty && kind.takesRest) {
        self.kind = kind
        typed = String(rest)
        return
      }
      rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
      if kind == .seen { kinds = [.seen] }
    }
    return nil
  }
}
